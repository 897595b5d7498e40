import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEvidence, listHoldings, type Offer } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { rows, sql } from '#kit/db.ts';
import type { Investor } from '#world/many-investors.ts';
import { endsIn } from '#world/offer-ends.ts';
import { doJob, inspect, majorPoint, visit } from '#world/offer-runs.ts';
import { openHouse } from '#world/open-house.ts';
import { foundNothing } from '#world/visit-drafts.ts';
import { gathering } from './gather-evidence.ts';

/* Bad news of a farm reaches everybody with money in it the same day, without anybody who decides whether to tell. */

const house = await openHouse();
afterAll(house.close);

const { startLetters, twoInvestors, funded } = endsIn(house);

let investors: [Investor, Investor];
let offer: Offer;

beforeAll(async () => {
  await startLetters();
  investors = await twoInvestors();
  offer = await funded(investors);
});

const letters = (): number[] => investors.map(({ email }) => house.post.all(email).length);
const today = (): string => dayOf(house.clock.now());

const told = async (subjectId: string) => {
  const { body } = await investors[0].browser.call(listEvidence, { offerId: offer.id, limit: '100' });
  return body.items.filter((line) => line.kind === 'bad-news' && line.subjectId === subjectId);
};

/** How much bad news stands beside each of somebody's investments, in their list. */
const marks = async (): Promise<number[]> =>
  (await investors[0].browser.call(listHoldings, {})).body.items.map(({ badNews }) => badNews);

const rulesTold = async (subjectId: string): Promise<string[]> =>
  (
    await rows<{ said: string }>(
      house.pool,
      sql`select rule || ' ' || happened_on as said from investments.evidence
          where offer_id = ${offer.id} and kind = 'bad-news' and subject_id = ${subjectId}`,
    )
  ).map(({ said }) => said);

describe('an inspection that the farm did not pass', () => {
  test('is a line of its own, and one letter to everybody with money in it, however often it is looked for', async () => {
    await expect.poll(letters, { timeout: 20_000 }).toEqual([2, 2]); // that it was paid for, and that the offer began
    expect(await marks()).toEqual([0]);
    const id = await inspect(house, 'mid-season', { nonConformities: [majorPoint(today())] });
    await doJob(house, gathering);
    const line = { rule: 'inspection-failed', byName: '', happenedOn: today(), isByPromoter: false };
    expect(await told(id)).toMatchObject([line]);
    await expect.poll(letters, { timeout: 20_000 }).toEqual([3, 3]);
    await doJob(house, gathering);
    await doJob(house, gathering);
    expect(await told(id)).toHaveLength(1);
    expect(letters()).toEqual([3, 3]);
    expect(await marks()).toEqual([1]);
  });
});

describe('a visit that saw something bad', () => {
  test('is told of, though a later one says that all is well', async () => {
    const seen = { kind: 'pest', percentArea: 40, note: 'Armyworm', photoIds: [] };
    const little = await visit(house, { form: { ...foundNothing, observations: [{ ...seen, severity: 1 }] } });
    const bad = await visit(house, { form: { ...foundNothing, observations: [{ ...seen, severity: 2 }] } });
    await doJob(house, gathering);
    await visit(house, { corrects: bad, advice: 'All is well.', proof: null });
    await doJob(house, gathering);
    expect(await told(bad)).toMatchObject([{ rule: 'severe-observation' }]);
    expect(await told(little)).toEqual([]);
  });
});

describe('what does not happen', () => {
  test('is told of on the day it is late, by the clock alone', async () => {
    const late = offer.milestones[1]?.id ?? '';
    await doJob(house, gathering);
    expect(await rulesTold(late)).toEqual([]);
    house.clock.move({ hours: 24 * 88 }); // it is due on 20 August
    await doJob(house, gathering);
    expect(await rulesTold(late)).toEqual(['milestone-overdue 2026-08-28']);
    house.clock.move({ hours: 24 * 140 }); // the term ends on 24 December
    await doJob(house, gathering);
    expect(await rulesTold(offer.id)).toEqual(['result-overdue 2027-01-08']);
  });
});
