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

declare module '#words/*?seasons' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?finance' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}
declare module '#words/*?askMill' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?lots' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?extension' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?reports' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?market' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?prices' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?inputs' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?profile' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?figures' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?care' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?inspect' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?board' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?room' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?listen' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?talk' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?investor' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?wallet' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?investments' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?offers' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?mill' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?applying' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?inviting' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?joining' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?spoken' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?checking' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?demand' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}
