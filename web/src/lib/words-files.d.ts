// The files of the catalogue (src/cardspeak/words), which the build reads: one by its name, or all but the refusals.
declare module "words:all" {
  export const AREAS: Record<string, import("./words").Area>;
  /** The areas that have words for a family of codes, such as `seat` of `seat.left-for-good`. */
  export const FAMILIES: Record<string, readonly string[]>;
}
declare module "words:*" {
  const area: import("./words").Area;
  export default area;
}
