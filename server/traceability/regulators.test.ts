import { afterAll, expect, test } from 'vitest';
import {
  endRegulator,
  figureLimits,
  listKeyData,
  listOwnEntries,
  listRegulators,
  listStateCertificates,
  listStateLots,
  listStateRecalls,
  nameRegulator,
  readFigures,
  readKeyDataFile,
  readMyStates,
  readStateFigures,
  readStateSums,
  recallGoods,
  settleRegulator,
} from '@shuka/domain/traceability';
import { completeJob, startJob } from '@shuka/domain/processing';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { jobDraft, resultDraft } from '#world/mill-drafts.ts';
import { todayOf } from '#world/mill-runs.ts';
import { openHouse } from '#world/open-house.ts';
import { someGoods } from '#world/trace-runs.ts';
import { growLog } from './grow-log.ts';

/* Chidi looks for an authority at Kano, and what Danjuma's mill did is counted. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, danjuma, ifeoma, ngozi } = people;
const { companyId } = mill;
const owner = house.as(danjuma);
const today = dayOf(house.clock.now());
const span = { from: addDays(today, -200), to: addDays(today, 2) };

const draft = (change: object = {}) => ({
  id: newId(),
  email: chidi.email,
  authority: 'NAFDAC',
  states: ['KN'],
  reason: 'By their letter of today.',
  password: ngozi.password,
  ...change,
});

test('a regulator is proposed by one admin and agreed to by another, and looks at their states alone', async () => {
  const [one, two] = [house.as(ngozi), house.as(ifeoma)];
  expect((await one.call(nameRegulator, draft({ email: amina.email }))).body.code).toBe('is-regulated');
  expect((await one.call(nameRegulator, draft({ email: 'nobody@shuka.example' }))).body.code).toBe('no-such-person');
  const asked = (await one.call(nameRegulator, draft())).body;
  expect(asked).toMatchObject({ state: 'asked', mayDecide: false });
  expect((await one.call(nameRegulator, draft())).body.code).toBe('is-regulator');
  expect((await house.as(chidi).call(listStateLots, { stateCode: 'KN' })).status).toBe(404);
  const decision = { id: newId(), regulatorId: asked.id, isAgreed: true };
  expect((await one.call(settleRegulator, { ...decision, password: ngozi.password })).body.code).toBe('own-proposal');
  expect((await two.call(listRegulators, {})).body.items[0]?.mayDecide).toBe(true);
  expect((await two.call(settleRegulator, { ...decision, id: newId(), password: ifeoma.password })).body.state).toBe(
    'agreed',
  );

  const officer = house.as(chidi);
  expect((await officer.call(readMyStates, {})).body).toEqual({ authority: 'NAFDAC', states: ['KN'] });
  expect((await officer.call(listStateLots, { stateCode: 'LA' })).status).toBe(404);
  const { lotId } = await farmerWithLot(house, { kilograms: 100, lga: 'Tofa', firstName: 'Zubairu' });
  const lots = await officer.call(listStateLots, { stateCode: 'KN' });
  expect(lots.body.items.find(({ thing }) => thing.endsWith(lotId))).toMatchObject({
    place: 'Tofa, Kano',
    companyName: '',
  });
  expect(lots.text).not.toContain('Zubairu');
  const happenedAt = house.clock.now().toISOString();
  const recall = { id: newId(), companyId, thing: await someGoods(house), reason: 'Aflatoxin.', happenedAt };
  await owner.call(recallGoods, recall);
  expect((await officer.call(listStateRecalls, { stateCode: 'KN' })).body.items[0]?.reason).toBe('Aflatoxin.');
  expect((await officer.call(listStateCertificates, { stateCode: 'KN' })).status).toBe(200);
  const looks = await row<{ n: number }>(
    house.pool,
    sql`select count(*) as n from kit.audit where act like 'looked at the % of a state' and object_id = 'KN'
          and account_id = ${chidi.accountId}`,
  );
  expect(looks?.n, 'each look that was answered is written down').toBe(3);

  const end = { id: newId(), regulatorId: asked.id, reason: 'Moved on.', password: ngozi.password };
  expect((await one.call(endRegulator, end)).body.state).toBe('ended');
  expect((await officer.call(listStateLots, { stateCode: 'KN' })).status).toBe(404);
});

test('what is of fewer than five lots is hidden from the sums of a state', async () => {
  for (let lot = 0; lot < figureLimits.leastOfCell; lot += 1)
    await farmerWithLot(house, { kilograms: 10, lga: 'Gaya', crop: 'Millet' });
  await farmerWithLot(house, { kilograms: 10, lga: 'Gezawa', crop: 'Millet' });
  const sums = (await house.as(ngozi).call(readStateSums, { stateCode: 'KN', ...span })).body.items;
  const of = (lga: string) => sums.find((one) => one.lga === lga && one.crop === 'Millet');
  expect(of('Gaya')).toEqual({ lga: 'Gaya', crop: 'Millet', lots: 5, grams: 50_000 });
  expect(of('Gezawa')).toEqual({ lga: 'Gezawa', crop: 'Millet', lots: null, grams: null });
  const wrong = { stateCode: 'KN', from: span.to, to: span.from };
  expect((await house.as(ngozi).call(readStateSums, wrong)).body.code).toBe('span-too-long');
});

test('yield, loss and the traced share of a mill follow from its jobs, and few are hidden from others', async () => {
  const before = (await owner.call(readFigures, { companyId, ...span })).body;
  const was = before.steps.find(({ step }) => step === 'processing');
  const inputs = [{ crop: 'Maize', grams: 100_000, lotId: null }];
  const { id: jobId } = (await owner.call(startJob, jobDraft(todayOf(house), { inputs }))).body;
  const outputs = [{ name: 'Flour', grams: 80_000 }];
  const losses = [{ reason: 'dust' as const, grams: 20_000 }];
  await owner.call(completeJob, {
    ...resultDraft(todayOf(house), { outputs, byProducts: [], losses }),
    companyId,
    jobId,
  });
  const after = (await owner.call(readFigures, { companyId, ...span })).body;
  const now = after.steps.find(({ step }) => step === 'processing');
  expect((now?.count ?? 0) - (was?.count ?? 0)).toBe(1);
  expect((now?.outGrams ?? 0) - (was?.outGrams ?? 0)).toBe(80_000);
  expect((now?.lostGrams ?? 0) - (was?.lostGrams ?? 0)).toBe(20_000);
  expect(after.traced.of).toBe((before.traced.of ?? 0) + 1);
  expect(after.traced.full, 'nobody named what went in').toBe(before.traced.full);
  const state = (await house.as(ngozi).call(readStateFigures, { stateCode: 'KN', ...span })).body;
  expect(state.steps.every(({ count }) => count === null || count >= figureLimits.leastOfCell)).toBe(true);
});

test('the key data of a mill are told by step, with a sheet to sort; its entries stand in the log', async () => {
  const found = (await owner.call(listKeyData, { companyId, ...span, limit: '100' })).body.items;
  const made = found.find(({ role, product }) => role === 'output' && product === 'Flour');
  expect(made).toMatchObject({ cte: 'transformation', section: '1.1350', quantity: 80, unit: 'kg' });
  expect(made?.tlcSource).toContain('Danjuma Mills');
  const one = (await owner.call(listKeyData, { companyId, ...span, thing: made?.tlc })).body.items;
  expect(one.some(({ tlc }) => tlc === made?.tlc)).toBe(true);
  const csv = await owner.call(readKeyDataFile, { companyId, ...span, format: 'csv' });
  expect([csv.headers['content-type'], csv.text.includes('1.1350')]).toEqual(['text/csv', true]);
  expect((await owner.call(readKeyDataFile, { companyId, ...span, format: 'xlsx' })).status).toBe(200);
  await growLog(house.services);
  const entries = (await owner.call(listOwnEntries, { companyId })).body.items;
  expect(entries[0]?.isLogged).toBe(true);
});
