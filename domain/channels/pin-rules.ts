import { pinLimits } from './model.ts';

const isPinForm = (typed: string): boolean => /^\d{4,6}$/.test(typed);

/** 1111, 1234, 654321: the first that anybody tries. */
const isRun = (typed: string, step: number): boolean =>
  [...typed].every((digit, place) => place === 0 || Number(digit) - Number(typed[place - 1]) === step);

/** A year of birth or near it is known to all who know its owner. */
const isYear = (typed: string): boolean => /^(19|20)\d\d$/.test(typed);

/** What is wrong with a PIN that somebody wants; null for one that may be. */
export const pinFault = (typed: string): 'form' | 'guessable' | null => {
  if (!isPinForm(typed)) return 'form';
  const isGuessable = isYear(typed) || [0, 1, -1].some((step) => isRun(typed, step));
  return isGuessable ? 'guessable' : null;
};

/** How many guesses are left before the next wait, after so many wrong ones; 0 when it begins now. */
export const triesLeft = (wrong: number): number =>
  (pinLimits.triesBeforeLock - (wrong % pinLimits.triesBeforeLock)) % pinLimits.triesBeforeLock;

/** Whether so many wrong guesses mean that only a new PIN helps. */
export const isPinSpent = (wrong: number): boolean => wrong >= pinLimits.mostTries;
