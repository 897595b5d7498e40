import type { DemandTerms, MadeBid, OfferedLot, Side } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { countAnswers, insertAnswer, insertAnswerLots, insertBid, insertDemand, insertVersion } from '#marketplace';
import { findLotsOf, promiseLots } from '#lots';
import { inTransaction, type Db, type Pool } from '#kit/db.ts';
import { mill } from './companies.ts';
import { people } from './people.ts';

/** What Danjuma's mill wants: thirty tonnes of maize within three months, paid a week after it comes. */
export const termsDraft = (now: Date, change: Partial<DemandTerms> = {}): DemandTerms => ({
  crop: 'Maize',
  leastGrade: 'ungraded',
  grams: 30_000_000,
  stateCode: 'KN',
  lga: 'Kumbotso',
  fromDay: dayOf(now),
  untilDay: addDays(dayOf(now), 90),
  koboPerKilogram: 45_000,
  formula: '',
  payWithinDays: 7,
  note: '',
  ...change,
});

type Posted = { readonly id?: string; readonly companyId?: string; readonly by?: string };

/** Puts a demand on the board; Danjuma's, where nothing else is said. */
export const loadDemand = async (
  db: Db,
  terms: DemandTerms,
  { id = newId(), companyId = mill.companyId, by = people.danjuma.accountId }: Posted,
  now: Date,
) => {
  await insertDemand(db, { id, companyId, terms, by, now });
  await insertVersion(db, id, { version: 1, terms, by, now });
  return { id, companyId };
};

type Bid = Pick<MadeBid, 'koboPerKilogram' | 'grams' | 'day' | 'note'> & { readonly side: Side; readonly byId: string };

type Answered = {
  readonly id?: string;
  readonly demand: { readonly id: string; readonly companyId: string };
  readonly lots: readonly OfferedLot[];
  readonly bids: readonly Bid[];
};

/** Answers a demand as it is at first, with its bids one after the other. */
export const loadAnswer = async (db: Db, answered: Answered, now: Date): Promise<string> => {
  const { id = newId(), demand, lots, bids } = answered;
  const held = await findLotsOf(db, lots);
  await promiseLots(db, id, lots, now);
  const { id: demandId, companyId } = demand;
  await insertAnswer(db, { id, demandId, demandVersion: 1, companyId, byId: bids[0]?.byId ?? '', now });
  const where = { stateCode: 'KN', lga: 'Bichi' };
  const placed = lots.map((one) => ({ ...one, ...where, grade: held.get(one.lotId)?.grade ?? 'ungraded' }));
  await insertAnswerLots(db, id, placed);
  for (const [place, { side, byId, ...bid }] of bids.entries())
    await insertBid(db, { id: newId(), answerId: id, number: place + 1, side, bid, byId, now });
  await countAnswers(db, demandId, { open: 1 });
  return id;
};

/** The same in a transaction of its own. */
export const answerIn = (pool: Pool, answered: Answered, now: Date): Promise<string> =>
  inTransaction(pool, (db) => loadAnswer(db, answered, now));
