import { foldedWords } from '#kit/fold.ts';
import data from './sms-commands.json' with { type: 'json' };

/** What an SMS asks for. Whatever is of a person has their PIN as its second word. */
export type SmsCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'price'; readonly crop: string }
  | { readonly kind: 'book' | 'task' | 'inputs' | 'weather' | 'loan'; readonly pin: string }
  | { readonly kind: 'income' | 'expense'; readonly pin: string; readonly amount: string; readonly what: string }
  | { readonly kind: 'visit'; readonly pin: string; readonly tookPlace: boolean }
  | { readonly kind: 'ask'; readonly pin: string; readonly text: string };

type Kind = keyof typeof data.words;

const isOneOf = (words: readonly string[], typed: string): boolean => words.includes(foldedWords(typed).join(''));

const kindOf = (typed: string): Kind | null =>
  (Object.keys(data.words) as Kind[]).find((kind) => isOneOf(data.words[kind], typed)) ?? null; // its own keys

/** The first word of a text, and what follows. */
const cut = (text: string): [string, string] => {
  const [word = ''] = /^\S*/.exec(text.trim()) ?? [];
  return [word, text.trim().slice(word.length).trim()];
};

const entry = (kind: 'income' | 'expense', pin: string, rest: string): SmsCommand | null => {
  const [amount, what] = cut(rest);
  return amount === '' ? null : { kind, pin, amount, what };
};

const visit = (pin: string, rest: string): SmsCommand | null => {
  if (isOneOf(data.yes, rest)) return { kind: 'visit', pin, tookPlace: true };
  return isOneOf(data.no, rest) ? { kind: 'visit', pin, tookPlace: false } : null;
};

/** What a message asks for, in any language; null for one that says none of it. */
export const readSms = (text: string): SmsCommand | null => {
  const [word, after] = cut(text);
  const kind = kindOf(word);
  if (kind === null || kind === 'help') return kind === null ? null : { kind };
  if (kind === 'price') return after === '' ? null : { kind, crop: after };
  const [pin, rest] = cut(after);
  if (!/^\d{4,6}$/.test(pin)) return null;
  if (kind === 'income' || kind === 'expense') return entry(kind, pin, rest);
  if (kind === 'visit') return visit(pin, rest);
  if (kind === 'ask') return rest === '' ? null : { kind, pin, text: rest };
  return { kind, pin };
};
