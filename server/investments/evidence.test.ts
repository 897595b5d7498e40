import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEvidence, type Evidence, type Offer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertActivity, insertHarvest, insertSeason } from '#seasons';
import { inTransaction, rows, run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { settleInvestor, type Investor } from '#world/many-investors.ts';
import { doJob, inspect, runsIn, showPhoto, visit } from '#world/offer-runs.ts';
import { openHouse } from '#world/open-house.ts';
import type { WorldPerson } from '#world/people.ts';
import { foundNothing } from '#world/visit-drafts.ts';
import { findBrokenLine } from './evidence-chain.ts';
import { gathering, proving } from './gather-evidence.ts';

/* What investors are shown of a farm is taken over from records, once, and stays as it was taken over. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, musa, ngozi } = people;
const farmId = farms[0]?.id ?? '';
const { running, proofOf, ask, verify, release } = runsIn(house);

let investor: Investor;
let offer: Offer;

beforeAll(async () => {
  investor = await settleInvestor(house, 100_000_000);
  offer = await running({}, [[investor.browser, 50_000_000]]);
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const lines = async (): Promise<Evidence[]> => {
  await doJob(house, gathering);
  const { status, body } = await investor.browser.call(listEvidence, { offerId: offer.id, limit: '100' });
  expect(status).toBe(200);
  return body.items;
};

const lineOf = async (subjectId: string, kind?: Evidence['kind']): Promise<Evidence | undefined> =>
  (await lines()).find((line) => line.subjectId === subjectId && (kind === undefined || line.kind === kind));

const dayNow = (): string => house.clock.now().toISOString().slice(0, 10);

describe('an investor is shown', () => {
  test('each step of the offer since it was published, by whom, but for other investors', async () => {
    const steps = (await lines()).filter(({ kind }) => kind === 'step');
    expect(steps.map(({ what, byName }) => [what, byName]).toReversed()).toEqual([
      ['published', 'Ngozi Eze'],
      ['closed', ''],
      ['running', ''],
    ]);
  });

  test('a visit with its day, its advice, its pictures and its place to a kilometre', async () => {
    const photo = await showPhoto(house);
    const observations = [{ kind: 'weed', severity: 1, percentArea: 5, note: '', photoIds: [photo] }];
    const visitId = await visit(house, { advice: 'Weed the second plot.', form: { ...foundNothing, observations } });
    expect(await lineOf(visitId)).toMatchObject({
      kind: 'visit',
      what: 'pests',
      words: 'Weed the second plot.',
      happenedOn: dayNow(),
      byName: 'Chidi Okafor',
      isByPromoter: false,
      latitude: 12.23,
      longitude: 8.26,
      photoIds: [photo],
      corrects: null,
    });
  });

  test('an inspection with its outcome', async () => {
    const id = await inspect(house, 'pre-planting', { summary: 'The land is ready.' });
    const line = { kind: 'inspection', what: 'passed', stage: 'pre-planting', words: 'The land is ready.' };
    expect(await lineOf(id)).toMatchObject(line);
  });

  test('a corrected visit as a line of its own that names the first, which stays as it was', async () => {
    const first = await visit(house, { advice: 'All is well.' });
    const before = await lineOf(first);
    const second = await visit(house, { advice: 'All is not well.', corrects: first, proof: null });
    expect(await lineOf(second)).toMatchObject({ corrects: first, words: 'All is not well.' });
    expect(await lineOf(first)).toEqual(before);
  });

  test('pictures of one person and day as one line, none of them twice', async () => {
    const two = [await showPhoto(house), await showPhoto(house)];
    const [line] = (await lines()).filter(({ photoIds }) => photoIds.includes(two[0] ?? ''));
    expect(line).toMatchObject({ kind: 'photos', photoIds: two, byName: 'Amina Yusuf', isByPromoter: true });
    const third = await showPhoto(house);
    const known = (await lines()).flatMap(({ photoIds }) => photoIds);
    expect(known.filter((id) => [...two, third].includes(id)).toSorted()).toEqual([...two, third].toSorted());
  });

  test('what was done and brought in on the farm', async () => {
    const now = house.clock.now().toISOString();
    const season = newId();
    const kept = { farmId, keeperId: amina.accountId, createdAt: now };
    const details = { crop: 'Maize', variety: '', plantedOn: '2026-05-20', areaHectares: 2, standCount: null };
    const hoped = { expectedHarvestOn: null, expectedKilograms: 1000, endedOn: null, clashes: [], revision: 1 };
    await insertSeason(house.pool, { id: season, plotId: null, ...kept, ...details, ...hoped }, {});
    const ofSeason = { seasonId: season, ...kept, note: 'By hand', corrects: null };
    const activity = { id: newId(), ...ofSeason, kind: 'weeding' as const, doneOn: '2026-05-30', by: amina.accountId };
    await insertActivity(house.pool, activity);
    const measured = { quantity: 4, unit: 'bag-100kg' as const, kilogramsPerUnit: 100, kilograms: 400 };
    const calibration = { market: '', date: '2026-05-01', source: 'own weighing' };
    const harvest = { id: newId(), ...ofSeason, harvestedOn: '2026-05-31', ...measured, calibration };
    await insertHarvest(house.pool, harvest, amina.accountId);
    expect(await lineOf(activity.id)).toMatchObject({ kind: 'activity', what: 'weeding', happenedOn: '2026-05-30' });
    expect(await lineOf(harvest.id)).toMatchObject({ kind: 'harvest', kilograms: 400, isByPromoter: true });
  });

  test('the money that went to the farm, and what it was for', async () => {
    const milestone = offer.milestones[0];
    const id = milestone?.id ?? '';
    await ask(offer.id, id, await proofOf('pre-planting'));
    await verify(offer.id, id);
    await release(offer.id, id);
    const line = { kind: 'tranche', amountKobo: 24_625_000, words: 'Planting', byName: 'Ngozi Eze' };
    expect(await lineOf(id)).toMatchObject(line);
  });

  test('nothing twice, however often it is gathered, at once too', async () => {
    const before = await lines();
    await visit(house);
    await Promise.all([doJob(house, gathering), doJob(house, gathering), doJob(house, gathering)]);
    const after = await lines();
    expect(after.length).toBe(before.length + 1);
    expect(new Set(after.map(({ kind, subjectId, rule, what }) => `${kind}${subjectId}${rule}${what}`)).size).toBe(
      after.length,
    );
  });

  test('all of it page by page, the newest first', async () => {
    const all = await lines();
    const first = await investor.browser.call(listEvidence, { offerId: offer.id, limit: '2' });
    const after = first.body.next ?? '';
    const second = await investor.browser.call(listEvidence, { offerId: offer.id, limit: '2', after });
    expect([...first.body.items, ...second.body.items]).toEqual(all.slice(0, 4));
  });
});

describe('the evidence of an offer', () => {
  test('is shown to its farmer, the manager, admins and those with a part in it; nobody else finds it', async () => {
    const statusFor = async (person: WorldPerson) =>
      (await house.as(person).call(listEvidence, { offerId: offer.id })).status;
    expect([await statusFor(amina), await statusFor(chidi), await statusFor(ngozi)]).toEqual([200, 200, 200]);
    expect([await statusFor(musa), await statusFor(halima)]).toEqual([404, 404]);
    const other = await settleInvestor(house, 0);
    expect((await other.browser.call(listEvidence, { offerId: offer.id })).status).toBe(404);
  });

  test('is changed by nobody, not by who has the database', async () => {
    await lines();
    for (const change of [
      sql`update investments.evidence set happened_on = '2026-01-01'`,
      sql`delete from investments.evidence`,
      sql`truncate investments.evidence`,
    ])
      await expect(run(house.pool, change)).rejects.toThrow('never changed or removed');
  });

  test('tells where it was changed, cut or added to by somebody who could after all', async () => {
    expect(await findBrokenLine(house.pool, offer.id)).toBeNull();
    const undone = new Error('as it was');
    const brokenBy = async (change: ReturnType<typeof sql>): Promise<number | null> => {
      let found: number | null = null;
      await inTransaction(house.pool, async (db) => {
        await run(db, sql`alter table investments.evidence disable trigger user`);
        await run(db, change);
        found = await findBrokenLine(db, offer.id);
        throw undone;
      }).catch((error: unknown) => {
        if (error !== undone) throw error;
      });
      return found;
    };
    const line = (number: number) => sql`offer_id = ${offer.id} and number = ${number}`;
    const rosy = sql`jsonb_set(shown, '{words}', '"All is well"')`;
    expect(await brokenBy(sql`update investments.evidence set shown = ${rosy} where ${line(2)}`)).toBe(2);
    expect(await brokenBy(sql`update investments.evidence set by_id = ${musa.accountId} where ${line(1)}`)).toBe(1);
    expect(await brokenBy(sql`delete from investments.evidence where ${line(2)}`)).toBe(2);
    const copied = sql`insert into investments.evidence select (jsonb_populate_record(e, jsonb_build_object(
      'id', ${newId()}::text, 'subject_id', ${newId()}::text, 'number', e.number + 1))).*
      from investments.evidence e where e.offer_id = ${offer.id} order by e.number desc limit 1`;
    const [last] = await rows<{ number: number }>(
      house.pool,
      sql`select max(number) as number from investments.evidence where offer_id = ${offer.id}`,
    );
    expect(await brokenBy(copied)).toBe((last?.number ?? 0) + 1);
    await doJob(house, proving);
    expect(house.errors).toEqual([]);
  });
});
