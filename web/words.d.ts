/* A part of a catalogue, `en.json?phone` say, as the build cuts and compiles it; it builds none that `word-parts.ts` does not name. */
declare module '#words/*' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}
