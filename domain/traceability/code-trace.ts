/** Letters and digits that are not taken for one another (Crockford base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const codeLength = 26;

/**
 * The own code of a lot or of anything else with an id: the 128 bits of its UUID in 26 letters and digits, so that nobody
 * has to keep which code is whose, and a phone without a network makes the same.
 */
export const traceCodeOf = (id: string): string => {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`);
  let code = '';
  for (let place = 0; place < codeLength; place += 1) {
    code = `${alphabet[Number(rest & 31n)] ?? ''}${code}`;
    rest >>= 5n;
  }
  return code;
};

/** As people type it: small letters, hyphens and blanks, O for 0, I and L for 1. */
const tidied = (text: string): string =>
  text.trim().toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** The id that a code stands for; null for what is no code. */
export const idOfTraceCode = (text: string): string | null => {
  const code = tidied(text.slice(0, 80));
  if (code.length !== codeLength || [...code].some((letter) => !alphabet.includes(letter))) return null;
  const number = [...code].reduce((total, letter) => (total << 5n) | BigInt(alphabet.indexOf(letter)), 0n);
  const hex = number.toString(16).padStart(32, '0');
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The path a code opens on the public site. */
export const tracePath = (code: string): string => `/t/${code}`;

/**
 * The https identifier of something whose company has no licence of GS1: on our own ground, so that no number is made up.
 * @param publicUrl without a slash at its end.
 */
export const ownLink = (publicUrl: string, id: string): string => `${publicUrl}${tracePath(traceCodeOf(id))}`;

/** The id that an own link stands for, whatever house made it; null for another address. */
export const idOfOwnLink = (uri: string): string | null => {
  const code = /^https?:\/\/[^/?#]+\/t\/([0-9A-Za-z-]{26,80})\/?(?:[?#].*)?$/i.exec(uri.slice(0, 500))?.[1];
  return code === undefined ? null : idOfTraceCode(code);
};

/** An address as people can read and compare it: a number of GS1, the end of our own code, else its last part. */
export const shortOf = (thing: string): string => {
  const [, key, number = '', rest = ''] = /\/(00|01)\/(\d+)(.*)/.exec(thing) ?? [];
  if (key !== undefined) return `(${key})${number}${rest.replaceAll(/\/(\d+)\//g, ' ($1)')}`;
  const id = idOfOwnLink(thing) ?? /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(thing)?.[0] ?? null;
  if (id !== null) return `…${traceCodeOf(id).slice(-6)}`;
  return decodeURIComponent(thing.split('/').at(-1) ?? thing).slice(0, 40);
};
