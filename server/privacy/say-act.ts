import type { Language } from '@shuka/domain/kit/calendar.ts';
import { say } from '#kit/words.ts';

/** The entry of the catalogues for an act of the audit log: its words in small letters, joined by hyphens. */
const actWord = (act: string): string => `act.${act.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** An act in the words of whoever reads; one of an earlier release that has no words any more stays in English. */
export const sayAct = (language: Language, act: string): string => {
  const word = actWord(act);
  const said = say(language, word);
  return said === word ? act : said;
};
