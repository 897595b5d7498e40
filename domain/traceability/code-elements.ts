import { hasRightCheckDigit } from './code-digits.ts';

/** One datum of a GS1 code: the application identifier that says what it is, and its value. */
export type Element = readonly [ai: string, value: string];

/** Why a datum, or a whole code, is none; each is what a screen says of it. */
export const codeFaults = [
  'unknown-ai',
  'length',
  'digits',
  'check-digit',
  'date',
  'characters',
  'repeated',
  'no-key',
  'qualifier-before-key',
  'qualifier-order',
  'not-a-link',
] as const;

export type CodeFault = (typeof codeFaults)[number];

type Shape =
  | { readonly digits: number; readonly checked?: true; readonly isDate?: true }
  | { readonly mostDigits: number }
  | { readonly mostCharacters: number };

const text = (mostCharacters: number): Shape => ({ mostCharacters });
const day: Shape = { digits: 6, isDate: true };
const gln: Shape = { digits: 13, checked: true };
const measure: Shape = { digits: 6 };

/** The identifiers that labels of produce need. Source: GS1 General Specifications, section 3.2; GS1 syntax dictionary. */
const shapes: Readonly<Record<string, Shape>> = {
  '00': { digits: 18, checked: true },
  '01': { digits: 14, checked: true },
  '02': { digits: 14, checked: true },
  '10': text(20),
  '11': day,
  '12': day,
  '13': day,
  '15': day,
  '16': day,
  '17': day,
  '20': { digits: 2 },
  '21': text(20),
  '22': text(20),
  '30': { mostDigits: 8 },
  '37': { mostDigits: 8 },
  '235': text(28),
  '240': text(30),
  '241': text(30),
  '251': text(30),
  '254': text(20),
  '400': text(30),
  '401': text(30),
  '410': gln,
  '411': gln,
  '412': gln,
  '413': gln,
  '414': gln,
  '415': gln,
  '416': gln,
  '417': gln,
  '420': text(20),
  '422': { digits: 3 },
  '7040': text(4),
};

/** Weights and volumes: 310n is net kilograms with n digits behind the point. */
const shapeOf = (ai: string): Shape | undefined => shapes[ai] ?? (/^3[1-6]\d[0-5]$/.test(ai) ? measure : undefined);

/** GS1’s character set 82: what a text may hold; no blank among it. */
const set82 = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;

/** A day as YYMMDD; 00 as its day is the whole month. */
const isDay = (digits: string): boolean => {
  const [month, dayOfMonth] = [Number(digits.slice(2, 4)), Number(digits.slice(4))];
  if (month < 1 || month > 12) return false;
  const year = 2000 + Number(digits.slice(0, 2));
  const isLeap = year % 4 === 0;
  const longest = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return dayOfMonth <= longest;
};

const faultOfDigits = (value: string, shape: Extract<Shape, { digits: number }>): CodeFault | null => {
  if (value.length !== shape.digits) return 'length';
  if (shape.checked === true && !hasRightCheckDigit(value)) return 'check-digit';
  return shape.isDate === true && !isDay(value) ? 'date' : null;
};

/** Why a datum cannot stand in a code; null for one that can. */
export const elementFault = ([ai, value]: Element): CodeFault | null => {
  const shape = shapeOf(ai);
  if (shape === undefined) return 'unknown-ai';
  if ('mostCharacters' in shape) {
    if (!set82.test(value)) return 'characters';
    return value.length <= shape.mostCharacters ? null : 'length';
  }
  if (!/^\d+$/.test(value)) return 'digits';
  if ('mostDigits' in shape) return value.length <= shape.mostDigits ? null : 'length';
  return faultOfDigits(value, shape);
};

export const isKnownAi = (ai: string): boolean => shapeOf(ai) !== undefined;

/** The first fault among data that are to stand in one code; none may stand in it twice. */
export const elementsFault = (elements: readonly Element[]): CodeFault | null => {
  const repeated = new Set(elements.map(([ai]) => ai)).size < elements.length;
  return repeated ? 'repeated' : (elements.map(elementFault).find((fault) => fault !== null) ?? null);
};

/** Data whose length the beginning of their identifier tells (General Specifications, figure 7.8.5-2); after others stands FNC1. */
const isOfKnownLength = (ai: string): boolean => /^(0[0-4]|1[1-9]|20|3[1-6]|41)/.test(ai);

/** Those of known length first, so that fewer FNC1 are needed; otherwise as they came. */
const inOrder = (elements: readonly Element[]): readonly Element[] => [
  ...elements.filter(([ai]) => isOfKnownLength(ai)),
  ...elements.filter(([ai]) => !isOfKnownLength(ai)),
];

/** '(01)06151101234567(10)LOT-1': as people read it under a bar code. */
export const readableElements = (elements: readonly Element[]): string =>
  inOrder(elements)
    .map(([ai, value]) => `(${ai})${value}`)
    .join('');

/** '^010615110123456710LOT-1': as the bar code holds it, FNC1 written as ^. */
export const rawElements = (elements: readonly Element[]): string => {
  const ordered = inOrder(elements);
  const parts = ordered.map(([ai, value], index) => {
    const isLast = index === ordered.length - 1;
    return `${ai}${value}${isOfKnownLength(ai) || isLast ? '' : '^'}`;
  });
  return `^${parts.join('')}`;
};
