import { newEntry } from '@shuka/domain/finance';
import { insertEntry } from '#finance';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { settlePerson } from '#world/settle-person.ts';
import { entryDraft } from '#world/entry-drafts.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

/** A farmer whom no manager looks after. */
const settleStranger = ({ pool, clock }: OpenHouse): Promise<string> =>
  settlePerson(pool, clock.now(), { firstName: 'Rakiya', lastName: 'Lawal' });

const strangers = new WeakMap<OpenHouse, Promise<string>>();

/** The same one for a whole house. */
export const stranger = (house: OpenHouse): Promise<string> => {
  const known = strangers.get(house) ?? settleStranger(house);
  strangers.set(house, known);
  return known;
};

const keeperOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, (whose) => (whose === 'other' ? stranger(house) : people.amina.accountId));

const draft = (keeperId: string) => entryDraft({ keeperId, farmId: null, description: '', amountKobo: 100_000 });

const correction = async (one: Case) => {
  const keeperId = one.object === 'other' ? await stranger(one.house) : people.amina.accountId;
  const entryId = await idFor(one.object, async () => {
    const entry = newEntry(draft(keeperId), {}, one.house.clock.now());
    await insertEntry(one.house.pool, entry);
    return entry.id;
  });
  return { ...draft(keeperId), entryId, isCancelled: false };
};

/** Input for the operations on finance; nothing but authorization could refuse it. */
export const financeInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/finance/entries': async (one) => draft(await keeperOf(one)),
  'POST /api/finance/entries/{entryId}/corrections': correction,
  'GET /api/finance/entries': async (one) => ({ keeperId: await keeperOf(one) }),
  'GET /api/finance/totals': async (one) => ({ keeperId: await keeperOf(one) }),
  'GET /api/finance/statement': async (one) => ({ keeperId: await keeperOf(one), format: 'csv' }),
};
