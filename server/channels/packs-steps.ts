import type { Language } from '@shuka/domain/kit/calendar.ts';
import { say } from '#kit/words.ts';
import { go, type Data, type Screen } from './screen.ts';

/** What came in packs, as a farmer counts it. */
export type Packs = { readonly name: string; readonly packs: string | number };

/** The steps that a screen about packs leads to. */
type Steps = { readonly save: string; readonly count: string };

/** Says what is to come, and asks whether all of it came. */
export const packsScreen = (
  language: Language,
  items: readonly Packs[],
  id: string,
  { save, count }: Steps,
): Screen => ({
  lines: [...items.map(({ name, packs }) => `${packs} x ${name}`), say(language, 'ussd.orderAll')],
  choices: [
    { says: say(language, 'ussd.orderYes'), go: go(save, { id, counts: items.map(({ packs }) => packs).join(',') }) },
    { says: say(language, 'ussd.orderNo'), go: go(count, { id, counts: '' }) },
  ],
  isConfirm: true,
  back: go('inputs'),
});

export const countsOf = ({ counts = '' }: Data): string[] => (counts === '' ? [] : counts.split(','));

/**
 * Asks for the next of the items how many packs of it came.
 * @param isRight whether an answer may be what was asked for, besides being a number.
 * @returns the screen, or the counts of all of them once nothing is left to ask.
 */
export const askPacks = (
  language: Language,
  items: readonly Packs[],
  data: Data,
  step: string,
  isRight: (packs: number, asked: Packs | undefined) => boolean = () => true,
): Screen | string => {
  const { id = '', packs } = data;
  const before = countsOf(data);
  const typed = packs?.trim();
  const isTaken = typed === undefined || (/^\d{1,4}$/.test(typed) && isRight(Number(typed), items[before.length]));
  const said = [...before, ...(isTaken && typed !== undefined ? [typed] : [])];
  const next = items[said.length];
  const counts = said.join(',');
  if (next === undefined) return counts;
  const wrong = isTaken ? [] : [say(language, 'ussd.countWrong')];
  const question = say(language, 'ussd.orderCount', { name: next.name, packs: String(next.packs) });
  return { lines: [...wrong, question], asks: { field: 'packs', go: go(step, { id, counts }) } };
};
