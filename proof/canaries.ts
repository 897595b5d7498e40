/** What people type that must stay a secret, each once and nowhere else, so that it can be looked for. */
import { randomBytes, randomInt } from 'node:crypto';

export const secretKinds = ['BVN', 'NIN', 'account', 'code', 'password', 'session'] as const;

type SecretKind = (typeof secretKinds)[number] | 'PIN' | 'key of the house';

export type Canary = { readonly kind: SecretKind; readonly whose: string; readonly text: string };

const digits = (count: number): string =>
  Array.from({ length: count }, (_, place) => String(place === 0 ? randomInt(1, 10) : randomInt(10))).join('');

const letters = (count: number): string =>
  [...randomBytes(count)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');

/** New secrets of the forms that the product takes. */
export const makeSecret = {
  BVN: () => `22${digits(9)}`,
  NIN: () => `7${digits(10)}`,
  virtualNin: () => `${letters(2)}${digits(12)}${letters(2)}`,
  account: () => `3${digits(9)}`,
  password: () => `${letters(5).toLowerCase()}-Qx ${letters(7).toLowerCase()}${digits(3)}`,
} as const;

/** All that was typed or handed out during a run. */
export const makeBook = () => {
  const kept = new Map<string, Canary>();
  return {
    add: (kind: SecretKind, whose: string, text: string): string => {
      kept.set(text, { kind, whose, text });
      return text;
    },
    all: (): Canary[] => [...kept.values()],
  };
};

export type Book = ReturnType<typeof makeBook>;

export type Pattern = {
  readonly canary: Canary;
  readonly form: string;
  readonly bytes: Buffer;
  /** Six digits stand within longer numbers by chance: a hit counts only where no digit and no point is beside it. */
  readonly isApart: boolean;
};

/** The letters of base64 that a text fills alone, whichever of three places it begins at. */
const base64Forms = (text: Buffer): string[] =>
  [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), text])
      .toString('base64')
      .replaceAll('=', '');
    const first = Math.ceil((before * 8) / 6);
    const last = Math.floor(((before + text.length) * 8) / 6);
    return whole.slice(first, last);
  });

const urlSafe = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');

/** The ways in which a secret may stand in bytes: as it is, in two bytes a letter, base64, hex, as a part of an address. */
export const formsOf = (canary: Canary): Pattern[] => {
  const bytes = Buffer.from(canary.text);
  const base64 = base64Forms(bytes);
  const texts: [string, string][] = [
    ['utf8', canary.text],
    ...base64.map((text) => ['base64', text] as [string, string]),
    ...base64.map((text) => ['base64url', urlSafe(text)] as [string, string]),
    ['hex', bytes.toString('hex')],
    ['HEX', bytes.toString('hex').toUpperCase()],
    ['url', encodeURIComponent(canary.text)],
    ['form', new URLSearchParams({ a: canary.text }).toString().slice(2)],
  ];
  const isApart = canary.kind === 'code' || canary.kind === 'PIN';
  const plain = [...new Map(texts.map(([form, text]) => [text, form]))].map(([text, form]) => ({
    canary,
    form,
    bytes: Buffer.from(text),
    isApart: isApart && form !== 'hex' && form !== 'HEX',
  }));
  return [...plain, { canary, form: 'utf16le', bytes: Buffer.from(canary.text, 'utf16le'), isApart: false }];
};
