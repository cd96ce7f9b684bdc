// The reasons of one language, put together from words/reasons when the pages are built.
declare module "reasons:ko" {
  const found: import("./reasons").Reasons;
  export default found;
}
