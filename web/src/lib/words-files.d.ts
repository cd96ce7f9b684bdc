// The files of the catalogue (src/cardspeak/words), which the build reads: one by its name, all but the refusals, or the languages that there are.
declare module "words:all" {
  export const AREAS: Record<string, import("./words").Area>;
  /** The areas that have words for a family of codes, such as `seat` of `seat.left-for-good`. */
  export const FAMILIES: Record<string, readonly string[]>;
}
declare module "words:languages" {
  const languages: Record<string, { name: string; locale: string }>;
  export default languages;
}
declare module "words:*" {
  const area: import("./words").Area;
  export default area;
}
