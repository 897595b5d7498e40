/* A part of a catalogue, as the build cuts and compiles it. */
declare module 'part-of-words' {
  const catalogue: import('@lingui/core').Messages;
  // oxlint-disable-next-line import/no-default-export -- JSON has no other
  export default catalogue;
}

declare module '#words/*?forms' {
  export { default } from 'part-of-words';
}

declare module '#words/*?phone' {
  export { default } from 'part-of-words';
}

declare module '#words/*?land' {
  export { default } from 'part-of-words';
}

declare module '#words/*?staff' {
  export { default } from 'part-of-words';
}

declare module '#words/*?seasons' {
  export { default } from 'part-of-words';
}

declare module '#words/*?finance' {
  export { default } from 'part-of-words';
}

declare module '#words/*?askMill' {
  export { default } from 'part-of-words';
}

declare module '#words/*?lots' {
  export { default } from 'part-of-words';
}

declare module '#words/*?extension' {
  export { default } from 'part-of-words';
}

declare module '#words/*?reports' {
  export { default } from 'part-of-words';
}

declare module '#words/*?market' {
  export { default } from 'part-of-words';
}

declare module '#words/*?prices' {
  export { default } from 'part-of-words';
}

declare module '#words/*?inputs' {
  export { default } from 'part-of-words';
}

declare module '#words/*?profile' {
  export { default } from 'part-of-words';
}

declare module '#words/*?figures' {
  export { default } from 'part-of-words';
}

declare module '#words/*?care' {
  export { default } from 'part-of-words';
}

declare module '#words/*?inspect' {
  export { default } from 'part-of-words';
}

declare module '#words/*?board' {
  export { default } from 'part-of-words';
}

declare module '#words/*?room' {
  export { default } from 'part-of-words';
}

declare module '#words/*?listen' {
  export { default } from 'part-of-words';
}

declare module '#words/*?notices' {
  export { default } from 'part-of-words';
}

declare module '#words/*?talk' {
  export { default } from 'part-of-words';
}

declare module '#words/*?investor' {
  export { default } from 'part-of-words';
}

declare module '#words/*?wallet' {
  export { default } from 'part-of-words';
}

declare module '#words/*?investments' {
  export { default } from 'part-of-words';
}

declare module '#words/*?offers' {
  export { default } from 'part-of-words';
}

declare module '#words/*?mill' {
  export { default } from 'part-of-words';
}

declare module '#words/*?applying' {
  export { default } from 'part-of-words';
}

declare module '#words/*?inviting' {
  export { default } from 'part-of-words';
}

declare module '#words/*?joining' {
  export { default } from 'part-of-words';
}

declare module '#words/*?spoken' {
  export { default } from 'part-of-words';
}

declare module '#words/*?checking' {
  export { default } from 'part-of-words';
}

declare module '#words/*?gate' {
  export { default } from 'part-of-words';
}

declare module '#words/*?receipt' {
  export { default } from 'part-of-words';
}

declare module '#words/*?loans' {
  export { default } from 'part-of-words';
}

declare module '#words/*?till' {
  export { default } from 'part-of-words';
}

declare module '#words/*?passport' {
  export { default } from 'part-of-words';
}

declare module '#words/*?library' {
  export { default } from 'part-of-words';
}

declare module '#words/*?desk' {
  export { default } from 'part-of-words';
}

declare module '#words/*?demand' {
  export { default } from 'part-of-words';
}

declare module '#words/*?warehouse' {
  export { default } from 'part-of-words';
}

declare module '#words/*?storage' {
  export { default } from 'part-of-words';
}

declare module '#words/*?advisory' {
  export { default } from 'part-of-words';
}

declare module '#words/*?pests' {
  export { default } from 'part-of-words';
}

declare module '#words/*?cover' {
  export { default } from 'part-of-words';
}

declare module '#words/*?calculate' {
  export { default } from 'part-of-words';
}

declare module '#words/*?codes' {
  export { default } from 'part-of-words';
}
