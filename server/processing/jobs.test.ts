import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  completeJob,
  correctJob,
  listJobs,
  listRequests,
  readJob,
  readMillDay,
  recordTest,
  startJob,
  type JobResult,
} from '@shuka/domain/processing';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someStaffer } from '#world/company-hands.ts';
import { jobDraft, resultDraft, testDraft } from '#world/mill-drafts.ts';
import { acceptedRequest, completedJob, someRequest, startedJob, todayOf } from '#world/mill-runs.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma } = people;
const { companyId } = mill;
const today = todayOf(house);
let zainab: WorldPerson;
let emeka: WorldPerson;

beforeAll(async () => {
  zainab = await someStaffer(house, 'clerk');
  emeka = await someStaffer(house, 'buyer');
});

const complete = (jobId: string, change: Partial<JobResult> = {}) =>
  house.as(zainab).call(completeJob, { ...resultDraft(today, change), companyId, jobId });
const correct = (jobId: string, after: number, change: Partial<JobResult> = {}) =>
  house
    .as(zainab)
    .call(correctJob, { ...resultDraft(today, change), companyId, jobId, after, reason: 'The scale was read wrong.' });
const measure = (jobId: string, change: object = {}) =>
  house.as(zainab).call(recordTest, { ...testDraft(today), companyId, jobId, ...change });

describe('a job of a mill', () => {
  test('begins with an accepted request, ends with what came out, and the request is done', async () => {
    const { id: requestId } = await acceptedRequest(house);
    const started = await house.as(zainab).call(startJob, jobDraft(today, { requestId }));
    expect(started.body).toMatchObject({
      state: 'ongoing',
      forName: 'Amina Yusuf',
      inGrams: 1_000_000,
      outGrams: null,
    });
    const again = await house.as(danjuma).call(startJob, jobDraft(today, { requestId }));
    expect(again.body.code, 'a request is worked once').toBe('request-not-open');
    const { id: waiting } = await someRequest(house);
    expect((await house.as(zainab).call(startJob, jobDraft(today, { requestId: waiting }))).body.code).toBe(
      'request-not-open',
    );
    const done = await complete(started.body.id);
    expect(done.body).toMatchObject({ state: 'completed', outGrams: 780_000, completedOn: today });
    expect(done.body.left).toEqual([
      { name: 'Flour', grams: 780_000, leftGrams: 780_000 },
      { name: 'Bran', grams: 180_000, leftGrams: 180_000 },
    ]);
    expect((await complete(started.body.id)).body.code).toBe('job-completed');
    const { items } = (await house.as(emeka).call(listRequests, { companyId })).body;
    expect(items.find(({ id }) => id === requestId)?.state).toBe('done');
  });

  test('stands on the dashboard among those that go on, then among the completed', async () => {
    const before = (await house.as(emeka).call(readMillDay, { companyId })).body;
    const { id, number } = await startedJob(house);
    const during = (await house.as(emeka).call(readMillDay, { companyId })).body;
    expect([during.ongoingCount - before.ongoingCount, during.ongoing[0]?.number]).toEqual([1, number]);
    await complete(id);
    const after = (await house.as(emeka).call(readMillDay, { companyId })).body;
    expect([after.ongoingCount, after.completedCount]).toEqual([before.ongoingCount, before.completedCount + 1]);
    expect(after.completed[0]?.id).toBe(id);
    const listed = await house.as(emeka).call(listJobs, { companyId, state: 'completed', limit: '1' });
    expect(listed.body.items.map((one) => one.id)).toEqual([id]);
  });

  test('does not give out more than went in, not even within the tolerance', async () => {
    const { id } = await startedJob(house);
    const wrong = await complete(id, { outputs: [{ name: 'Flour', grams: 820_001 }], losses: [] });
    expect(wrong.body.errors).toEqual([{ field: 'outputs', says: 'processing.outputsAboveInputs' }]);
    expect((await house.as(zainab).call(readJob, { companyId, jobId: id })).body).toMatchObject({
      state: 'ongoing',
      results: [],
    });
  });

  test('balances within a hundredth of what went in, and no further', async () => {
    const losing = (grams: number) => ({ losses: [{ reason: 'dust' as const, grams }] });
    const { id } = await startedJob(house);
    const missing = await complete(id, losing(29_999));
    expect(missing.body.code).toBe('mass-missing');
    expect(missing.text).toContain('10.001 kg');
    const more = await complete(id, losing(50_001));
    expect(more.body.code).toBe('mass-too-much');
    expect((await complete(id, losing(30_000))).status).toBe(200);
  });

  test.each([
    ['two parts of one name', { byProducts: [{ name: 'flour ', grams: 180_000 }] }, 'outputs', 'processing.nameTwice'],
    ['an end before the beginning', { completedOn: '2020-01-01' }, 'completedOn', 'processing.beforeStart'],
    ['an end to come', { completedOn: '2099-01-01' }, 'completedOn', 'processing.dayAhead'],
    ['less than no time', { machineMinutes: -1 }, 'machineMinutes', 'processing.minutesRequired'],
  ])('is not ended with %s', async (_what, change, field, says) => {
    const { id } = await startedJob(house);
    expect((await complete(id, change)).body.errors).toEqual([{ field, says }]);
  });

  test('that is completed is corrected by a new version with its reason; the first stays on record', async () => {
    const { id } = await completedJob(house);
    const better = {
      outputs: [{ name: 'Flour', grams: 770_000 }],
      losses: [{ reason: 'dust' as const, grams: 50_000 }],
    };
    const corrected = await correct(id, 1, better);
    expect(corrected.body.results.map(({ version, reason, byName }) => [version, reason, byName])).toEqual([
      [2, 'The scale was read wrong.', `${zainab.firstName} ${zainab.lastName}`],
      [1, '', 'Danjuma Bello'],
    ]);
    expect(corrected.body.outGrams).toBe(770_000);
    expect((await correct(id, 1, better)).body.code, 'who had not seen the second').toBe('job-changed');
    const { id: going } = await startedJob(house);
    expect((await correct(going, 1)).body.code).toBe('job-not-completed');
    for (const words of [
      'update processing.result set reason = $$x$$',
      'delete from processing.result',
      'truncate processing.result',
    ])
      await expect(house.pool.query(words)).rejects.toThrow('never changed');
  });

  test('names no lot but that of its request, and begins on no day to come', async () => {
    const inputs = [{ crop: 'Maize', grams: 1000, lotId: newId() }];
    const named = await house.as(zainab).call(startJob, jobDraft(today, { inputs }));
    expect(named.body.errors).toEqual([{ field: 'inputs.0.lotId', says: 'processing.lotUnknown' }]);
    const early = await house.as(zainab).call(startJob, jobDraft(today, { startedOn: '2099-01-01' }));
    expect(early.body.errors).toEqual([{ field: 'startedOn', says: 'processing.dayAhead' }]);
    expect((await house.as(emeka).call(startJob, jobDraft(today))).status, 'a buyer').toBe(404);
  });

  test('ten that begin at once have ten numbers', async () => {
    const started = await Promise.all(Array.from({ length: 10 }, () => startedJob(house)));
    expect(new Set(started.map(({ number }) => number)).size).toBe(10);
  });
});

describe('a quality test', () => {
  test('says what the limits say: Nigeria’s decides, the others are told', async () => {
    const { id } = await completedJob(house);
    const [good] = (await measure(id)).body.tests;
    expect(good).toMatchObject({ value: 6.4, verdict: 'within' });
    expect(good?.limits.map(({ authority, most, decides }) => [authority, most, decides])).toEqual([
      ['nigeria', 10, true],
      ['eu', 4, false],
    ]);
    const [bad] = (await measure(id, { id: newId(), value: 10.1 })).body.tests;
    expect(bad?.verdict).toBe('above');
    const [moist] = (await measure(id, { id: newId(), kind: 'moisture', value: 13 })).body.tests;
    expect(moist?.verdict).toBe('within');
  });

  test.each([
    ['moisture of 140 %', { kind: 'moisture', value: 140 }, 'value', 'processing.moistureTooHigh'],
    ['less than nothing', { value: -1 }, 'value', 'processing.valueRequired'],
    ['a day to come', { testedOn: '2099-01-01' }, 'testedOn', 'processing.dayAhead'],
  ])('is refused with %s', async (_what, change, field, says) => {
    const { id } = await completedJob(house);
    expect((await measure(id, change)).body.errors).toEqual([{ field, says }]);
  });

  test('of what came out waits until something did', async () => {
    const { id } = await startedJob(house);
    expect((await measure(id)).body.errors).toEqual([{ field: 'subject', says: 'processing.nothingOut' }]);
    expect(
      (await measure(id, { id: newId(), subject: 'input', kind: 'moisture', value: 14.2 })).body.tests[0]?.verdict,
    ).toBe('above');
  });
});
