/* A part of a catalogue, as the build cuts and compiles it. */
declare module '#words/*?forms' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?phone' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?land' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?staff' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}
