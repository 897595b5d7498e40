const first = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/KAIOS/i, 'KaiOS'],
  [/Linux/, 'Linux'],
] as const;

/** A device in people's words, from what its browser says of itself; null when that tells nothing. */
export const deviceOf = (text: string): { browser: string; system: string } | null => {
  const browser = first(browsers, text);
  const system = first(systems, text);
  return browser === undefined || system === undefined ? null : { browser, system };
};
