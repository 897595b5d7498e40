import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { Context } from '#kit/context.ts';
import type { Above } from './above.ts';
import { actsOver } from './do-act.ts';
import { go } from './screen.ts';
import type { Known, Talk } from './talk.ts';
import type { Call } from './ussd-call.ts';
import { enter, type Standing } from './walk.ts';

type People = Talk['people'];

/** What a step works with, by who a number is of and what the session knows. */
export type MakeTalk = (people: People) => (known: Known) => Talk;

export const talkOf =
  (context: Context, above: Above, { phone }: Call, mayWrite: boolean): MakeTalk =>
  (people) =>
  (known) => {
    const act = actsOver(above, { ...context, language: known.language }, known.accountId, phone);
    return { context, phone, known, people, act, mayWrite };
  };

/**
 * Where a new session begins: in the language of the number, at the farmer's own menu where it is of one alone.
 * @param chosen the language the number chose, if it did
 */
export const beginTalk = (people: People, chosen: Language | null, makeTalk: MakeTalk): Promise<Standing> => {
  const [first] = people;
  const known: Known = {
    language: chosen ?? first?.language ?? 'en',
    accountId: people.length === 1 ? (first?.accountId ?? null) : null,
    isProved: false,
    awaits: null,
  };
  return enter(makeTalk(people)(known), go(first === undefined && chosen === null ? 'language' : 'menu'));
};
