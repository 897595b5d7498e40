import { afterAll, describe, expect, test } from 'vitest';
import { splitLot, takeBackStep } from '@shuka/domain/lots';
import { completeJob, correctJob, fillPacks, recordSale, startJob, takeBackSale } from '@shuka/domain/processing';
import { listEvents, nameOrigins, saveGs1, traceThing, type EpcisEvent } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { tellBooks } from '#traceability';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someStaffer } from '#world/company-hands.ts';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { openGate } from '#world/gate-hands.ts';
import { jobDraft, packDraft, resultDraft, saleDraft } from '#world/mill-drafts.ts';
import { someProduct, todayOf } from '#world/mill-runs.ts';
import { splitDraft, takeBackDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { licenceOf } from '#world/trace-hands.ts';
import { someKey } from '#world/program-hands.ts';
import { outputAddress, unnamedAddress } from './addresses.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma } = people;
const { companyId } = mill;
const { publicUrl } = house.services;
const owner = house.as(danjuma);
const today = todayOf(house);
const gate = await openGate(house);
const { weighed, ask, settle } = gateDesk(house, gate);
const zainab = await someStaffer(house, 'clerk');
const key = await someKey(house, ['epcis-query']);

const lotOf = (id: string): string => `${publicUrl}/lot/${id}`;

const stepsOf = async (thing: string): Promise<(string | undefined)[]> => {
  await tellBooks(house.services);
  const found = await rows<{ step: string; isWrong: boolean }>(
    house.pool,
    sql`select case when e.declares is null then e.biz_step else 'wrong: ' || e.biz_step end as step
        from traceability.event e join traceability.event_thing m on m.event_id = e.id
          join traceability.thing t on t.id = m.thing_id where t.uri = ${thing} order by e.number`,
  );
  return found.map(({ step }) => step);
};

const traced = async (thing: string, direction: 'back' | 'forward') =>
  (await owner.call(traceThing, { companyId, thing, direction })).body;

/** A farmer’s lot that came over the mill’s gate. */
const delivered = async (kilograms: number, lga = 'Bichi') => {
  const farmer = await farmerWithLot(house, { kilograms, lga });
  const { keeperId, lotId } = farmer;
  const delivery = await weighed({
    keeperId,
    lotId,
    grossGrams: kilograms * 1000 + 20_000,
    tareGrams: 20_000,
  });
  return { ...farmer, delivery, thing: lotOf(lotId) };
};

const startedWith = async (grams: number) =>
  (await owner.call(startJob, jobDraft(today, { inputs: [{ crop: 'Maize', grams, lotId: null }] }))).body.id;

const result = (grams: number, change: object = {}) =>
  resultDraft(today, {
    outputs: [{ name: 'Flour', grams: grams * 0.8 }],
    byProducts: [],
    losses: [{ reason: 'dust', grams: grams * 0.2 }],
    ...change,
  });

describe('the books of the house', () => {
  test('tell of all that the demo world did, without a row that could not be told', async () => {
    await tellBooks(house.services);
    expect(await rows(house.pool, sql`select * from traceability.pending`)).toEqual([]);
    expect(house.errors).toEqual([]);
  });

  test('tell of a farmer’s lot from the harvest to the mill, by LGA and not by name', async () => {
    const { thing, keeperId } = await delivered(400, 'Tofa');
    expect(await stepsOf(thing)).toEqual(['commissioning', 'shipping', 'receiving']);
    const { things } = await traced(thing, 'back');
    expect(things).toMatchObject([
      { thing, name: 'Maize', place: 'Tofa, Kano', madeGrams: 400_000, leftGrams: 400_000 },
    ]);
    const bodies = await rows<{ text: string }>(house.pool, sql`select e.body::text as text from traceability.event e`);
    expect(bodies.filter(({ text }) => text.includes(keeperId) || text.includes('Garba'))).toEqual([]);
  });

  test('tell that a step or a delivery that was taken back did not happen', async () => {
    const { lotId, keeperId } = await farmerWithLot(house, { kilograms: 300 });
    const split = splitDraft({ id: lotId, keeperId }, [100]);
    const chidi = house.as(people.chidi);
    expect((await chidi.call(splitLot, split)).status).toBe(201);
    const part = lotOf(split.parts[0]?.id ?? '');
    expect(await stepsOf(part)).toEqual(['creating_class_instance']);
    expect((await chidi.call(takeBackStep, takeBackDraft({ id: split.id, keeperId }))).status).toBe(201);
    expect(await stepsOf(part)).toEqual(['creating_class_instance', 'wrong: creating_class_instance']);
    expect(await stepsOf(lotOf(lotId))).toHaveLength(3);
    const { delivery, thing, ...farmer } = await delivered(200);
    await stepsOf(thing);
    await ask(danjuma, delivery);
    expect((await settle(zainab, delivery)).status).toBe(201);
    expect((await stepsOf(thing)).slice(3)).toEqual(['wrong: shipping', 'wrong: receiving']);
    const right = { keeperId: farmer.keeperId, lotId: farmer.lotId, replaces: delivery.id };
    await weighed({ ...right, grossGrams: 210_000, tareGrams: 20_000 });
    expect(await stepsOf(thing)).toEqual([
      'commissioning',
      'shipping',
      'receiving',
      'wrong: shipping',
      'wrong: receiving',
      'shipping',
      'receiving',
    ]);
    const [left] = (await traced(thing, 'back')).things;
    expect(left?.leftGrams, 'a hundred and ninety kilograms came, ten are on no way').toBe(200_000);
  });

  test('tell what a job made of which lots, and anew when it is corrected', async () => {
    const [one, other] = [await delivered(300), await delivered(200, 'Gwarzo')];
    const jobId = await startedWith(600_000);
    const origins = { companyId, jobId, parts: [{ thing: one.thing, grams: 300_000 }] };
    const name = (after: number, change: object = {}) =>
      owner.call(nameOrigins, { ...origins, id: newId(), after, ...change });
    expect((await name(0)).body.version).toBe(1);
    expect((await name(0)).body.code, 'somebody said it meanwhile').toBe('job-changed');
    expect((await owner.call(completeJob, { ...result(600_000), companyId, jobId })).status).toBe(200);
    const flour = outputAddress(publicUrl, jobId, 'Flour');
    const back = async () => (await traced(flour, 'back')).things.map(({ thing, place }) => [thing, place]).toSorted();
    const unnamed = [unnamedAddress(publicUrl, jobId, 'Maize'), ''];
    const mills = [flour, 'Nassarawa, Kano'];
    expect(await back()).toEqual(
      [mills, unnamed, [one.thing, 'Bichi, Kano']]
        .map((row) => (row[0] === flour ? [flour, expect.any(String)] : row))
        .toSorted(),
    );
    const both = { parts: [...origins.parts, { thing: other.thing, grams: 200_000 }] };
    expect((await name(1, { parts: [{ thing: one.thing, grams: 300_001 }] })).body.code).toBe('not-enough');
    expect((await name(1, { parts: [{ thing: lotOf(newId()), grams: 1 }] })).body.code).toBe('unknown-thing');
    expect((await name(1, { parts: [...both.parts, { thing: one.thing, grams: 200_000 }] })).body.code).toBe(
      'above-job',
    );
    expect((await name(1, both)).body.version).toBe(2);
    expect((await back()).map(([thing]) => thing)).toContain(other.thing);
    const corrected = {
      ...result(600_000, {
        outputs: [{ name: 'Flour', grams: 470_000 }],
        losses: [{ reason: 'dust', grams: 130_000 }],
      }),
      companyId,
      jobId,
      after: 1,
      reason: 'The scale was read wrong.',
    };
    expect((await owner.call(correctJob, corrected)).status).toBe(200);
    const [first] = (await traced(flour, 'back')).things;
    expect(first).toMatchObject({ thing: flour, madeGrams: 470_000, leftGrams: 470_000 });
    expect(
      (await stepsOf(flour)).filter((step) => step === 'commissioning'),
      'three words, the last stands',
    ).toHaveLength(3);
  });

  test('tell of packs that were filled and sold, by a number its mill is licensed for, and that a sale was none', async () => {
    const grain = await delivered(1000);
    const jobId = await startedWith(1_000_000);
    const parts = [{ thing: grain.thing, grams: 1_000_000 }];
    await owner.call(nameOrigins, { id: newId(), companyId, jobId, after: 0, parts });
    await owner.call(completeJob, { ...result(1_000_000), companyId, jobId });
    const { packs } = await someProduct(house, packDraft({ gtin: '4006381333931' }));
    const packId = packs[0]?.id ?? '';
    await owner.call(saveGs1, { ...licenceOf('4006381'), companyId, id: newId(), after: 0 });
    await owner.call(fillPacks, { id: newId(), companyId, packId, jobId, part: 'Flour', packs: 100 });
    const unlicensed = (await someProduct(house, packDraft({ gtin: '5901234123457' }))).packs[0]?.id ?? '';
    await owner.call(fillPacks, { id: newId(), companyId, packId: unlicensed, jobId, part: 'Flour', packs: 1 });
    const { things } = await traced(grain.thing, 'forward');
    expect(things.some(({ thing }) => thing.includes('5901234123457'))).toBe(false);
    expect(things.some(({ thing }) => thing.startsWith(`${lotOf(jobId)}/pack/`))).toBe(true);
    const pack = things.find(({ thing }) => thing.startsWith('https://id.gs1.org/01/04006381333931/10/J'));
    expect(pack).toMatchObject({ madeGrams: 500_000, leftGrams: 500_000 });
    const sold = await owner.call(recordSale, saleDraft({ packId, jobId }, today, { packs: 10 }));
    const left = async () => (await traced(pack?.thing ?? '', 'back')).things[0]?.leftGrams;
    expect(await left()).toBe(450_000);
    await owner.call(takeBackSale, { companyId, saleId: sold.body.id, reason: 'It was another buyer.' });
    expect(await left()).toBe(500_000);
    const asked = { MATCH_anyEPCClass: pack?.thing, orderDirection: 'ASC' };
    const { body } = await house.visitor().call(listEvents, asked, key);
    const list = (body as unknown as { epcisBody: { queryResults: { resultsBody: { eventList: EpcisEvent[] } } } })
      .epcisBody.queryResults.resultsBody.eventList;
    expect(list.map(({ bizStep, errorDeclaration }) => [bizStep, errorDeclaration?.reason])).toEqual([
      ['packing', undefined],
      ['retail_selling', undefined],
      ['retail_selling', 'did_not_occur'],
    ]);
  });
});
