import { newEntry, type EntryDraft } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertAccount } from '#accounts';
import { insertEntry } from '#finance';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

/** A farmer whom no manager looks after. */
const settleStranger = async ({ pool, clock }: OpenHouse): Promise<string> => {
  const id = newId();
  await insertAccount(pool, {
    id,
    firstName: 'Rakiya',
    lastName: 'Lawal',
    email: `${id}@nobody.example`,
    phone: '+2348035550002',
    passwordHash: '',
    roles: ['farmer'],
    state: 'active',
    about: '',
    photoKey: null,
    language: 'en',
    createdAt: clock.now(),
  });
  return id;
};

const strangers = new WeakMap<OpenHouse, Promise<string>>();

/** The same one for a whole house. */
export const stranger = (house: OpenHouse): Promise<string> => {
  const known = strangers.get(house) ?? settleStranger(house);
  strangers.set(house, known);
  return known;
};

const keeperOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, (whose) => (whose === 'other' ? stranger(house) : people.amina.accountId));

const draft = (keeperId: string): EntryDraft => ({
  id: newId(),
  keeperId,
  farmId: null,
  seasonId: null,
  kind: 'expense',
  category: 'seed',
  description: '',
  amountKobo: 100_000,
  happenedOn: '2026-05-20',
});

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
