import type { WordId } from '#kit/words.tsx';

/** Six digits: a thief with the phone's files needs weeks for them, not hours, and people know six from their bank's code. */
export const pinDigits = 6;

const isRow = (pin: string, step: number): boolean =>
  [...pin].every((digit, place) => place === 0 || Number(digit) - Number(pin[place - 1]) === step);

/** Digits that guessers try first: all the same, counted up or down, or one pair again and again. */
const isEasy = (pin: string): boolean =>
  isRow(pin, 0) || isRow(pin, 1) || isRow(pin, -1) || /^(\d\d)\1+$/.test(pin) || /^(\d\d\d)\1$/.test(pin);

type PinFault = { readonly field: 'pin' | 'again'; readonly says: WordId };

/** What is wrong with a PIN that someone chooses: the field and the text that says so; null when it will do. */
export const faultOfNewPin = (pin: string, again: string): PinFault | null => {
  if (!/^\d+$/.test(pin) || pin.length !== pinDigits) return { field: 'pin', says: 'pin.wrongLength' };
  if (isEasy(pin)) return { field: 'pin', says: 'pin.tooEasy' };
  return pin === again ? null : { field: 'again', says: 'pin.differ' };
};
