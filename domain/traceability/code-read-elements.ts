import { elementsFault, isKnownAi, type CodeFault, type Element } from './code-elements.ts';

/** What was read from a code, or why nothing could be. */
type ReadCode =
  | { readonly elements: readonly Element[]; readonly fault: CodeFault | null }
  | { readonly elements: null; readonly fault: CodeFault };

const nothing = (fault: CodeFault): ReadCode => ({ elements: null, fault });

const asRead = (elements: readonly Element[]): ReadCode => ({ elements, fault: elementsFault(elements) });

/** How many characters a datum of known length has, identifier and all. */
const lengthsByStart: readonly (readonly [start: RegExp, length: number])[] = [
  [/^00/, 20],
  [/^0[1-3]/, 16],
  [/^04/, 18],
  [/^1[1-9]/, 8],
  [/^20/, 4],
  [/^3[1-6]/, 10],
  [/^41/, 16],
];

const aiAt = (raw: string): string | undefined => [2, 3, 4].map((length) => raw.slice(0, length)).find(isKnownAi);

/** What a scanner says before the data, and the sign it has for FNC1 within them. */
const tidied = (raw: string): string => raw.replace(/^\][CdQeJ]\d/, '').replaceAll('\u001d', '^');

const readRaw = (raw: string): ReadCode => {
  const elements: Element[] = [];
  let rest = tidied(raw).replace(/^\^/, '');
  while (rest !== '') {
    const start = rest;
    const ai = aiAt(start);
    if (ai === undefined) return nothing('unknown-ai');
    const known = lengthsByStart.find(([pattern]) => pattern.test(start))?.[1];
    const until = rest.indexOf('^');
    const end = known ?? (until === -1 ? rest.length : until);
    const value = rest.slice(ai.length, end);
    if (value === '' || value.includes('^')) return nothing('length');
    elements.push([ai, value]);
    rest = rest.slice(end).replace(/^\^/, '');
  }
  return elements.length === 0 ? nothing('no-key') : asRead(elements);
};

const readReadable = (text: string): ReadCode => {
  const parts = [...text.matchAll(/\((\d{2,4})\)((?:(?!\(\d{2,4}\)).)*)/g)];
  const isWhole = parts.map(([part]) => part).join('') === text;
  if (!isWhole || parts.length === 0) return nothing('unknown-ai');
  return asRead(parts.map(([, ai = '', value = '']): Element => [ai, value]));
};

/** Reads an element string as it is typed, '(01)…(10)…', or as a scanner gives it, with FNC1 as ^ or as its control sign. */
export const readElements = (text: string): ReadCode => (text.startsWith('(') ? readReadable(text) : readRaw(text));
