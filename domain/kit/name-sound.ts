/** Short forms that people write for the commonest name. */
const longForms: ReadonlyMap<string, string> = new Map([
  ['mohd', 'muhammad'],
  ['muhd', 'muhammad'],
  ['mhd', 'muhammad'],
  ['mohammad', 'muhammad'],
]);

/** Spellings of one sound, in this order: a later rule sees what an earlier one left. */
const sameSounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/sh|ts/g, 's'],
  [/gb/g, 'b'],
  [/kp/g, 'p'],
  [/([dgtb])h/g, '$1'],
  [/ch/g, '1'],
  [/[cq]/g, 'k'],
  [/1/g, 'c'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/^ng(?=[aeiou])/, 'g'],
  [/([bcdfgjklmnpqrst])w/g, '$1'],
  [/a[uw]+|o[uw]+/g, 'o'],
  [/h(?![aeiou])/g, ''],
  [/y/g, 'i'],
  [/e/g, 'i'],
  [/[ow]/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/**
 * How a name sounds, of a folded word ('muhammad'): letters and pairs of one sound in Nigerian spellings are one, doubled
 * letters stand once, e is i and o is u.
 */
export const soundOf = (word: string): string =>
  sameSounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), longForms.get(word) ?? word);

/** The consonants of a sound, with the vowel it begins with: where names differ in vowels alone, they have one frame. */
export const frameOf = (sound: string): string => sound.replace(/(?!^)[aiu]/g, '').replace(/(.)\1+/g, '$1');
