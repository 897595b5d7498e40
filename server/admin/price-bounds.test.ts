import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { heldOn } from '@shuka/domain/kit/reference-table.ts';
import { listPriceBounds, priceBounds, recordPrice } from '@shuka/domain/marketplace';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { figuresDesk } from '#world/agree-figures.ts';
import { importDesk } from '#world/import-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { priceSeen } from '#world/price-drafts.ts';

/* Two admins say what a kilogram of maize may cost in Kano: ₦300 to ₦900. Chidi and Halima record what they see. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { chidi, halima } = people;
const desk = figuresDesk(house);
const { name } = priceBounds;

const maizeInKano = (least: number, most: number) => ({
  'maize/KN/leastKobo': least * 100,
  'maize/KN/mostKobo': most * 100,
});

/** A bag of 100 kg for so many naira. */
const bagFor = (naira: number, change: Readonly<Record<string, unknown>> = {}) =>
  priceSeen({ amountKobo: naira * 100, ...change });

const record = async (naira: number, change: Readonly<Record<string, unknown>> = {}) => {
  const { status, body } = await house.as(chidi).call(recordPrice, bagFor(naira, change));
  return status === 201 ? 'taken' : body.errors;
};

const tooDear = [{ field: 'amountKobo', says: 'prices.tooDear' }];
const tooCheap = [{ field: 'amountKobo', says: 'prices.tooCheap' }];

describe('what a price may be', () => {
  test.each([
    ['a most below the least', maizeInKano(900, 300), 'maize/KN/mostKobo', 'reference.mostBelowLeast'],
    ['a least without a most', { 'maize/KN/leastKobo': 30_000 }, 'maize/KN/leastKobo', 'field.wrong'],
    ['nothing at all', maizeInKano(0, 900), 'maize/KN/leastKobo', 'reference.tooSmall'],
    ['a state there is not', { 'maize/XX/leastKobo': 1, 'maize/XX/mostKobo': 2 }, 'maize/XX/leastKobo', 'field.wrong'],
  ])('is not drafted with %s', async (_what, values, key, says) => {
    const { status, body } = await desk.draft(name, { values });
    expect([status, body.errors]).toEqual([400, [{ field: `values.${key}`, says }]]);
  });

  test('changes for maize in Kano when a second admin agrees, and not before', async () => {
    expect(await record(95_000)).toBe('taken');
    const { body } = await desk.draft(name, { values: maizeInKano(300, 900) });
    const asked = body.versions.find(({ state }) => state === 'asked');
    expect(body.bounds['maize/KN/mostKobo']).toEqual([1, 10_000_000_000]);
    expect(await record(95_000)).toBe('taken');
    await desk.agree(asked?.id ?? '');
    expect(await record(95_000)).toEqual(tooDear);
    expect(await record(29_900)).toEqual(tooCheap);
    expect(await record(90_000)).toBe('taken');
  });

  test('is of that crop and that state alone', async () => {
    expect(await record(95_000, { goods: 'Rice' })).toBe('taken');
    expect(await record(95_000, { stateCode: 'OY', lga: 'Ibadan North', market: 'Bodija' })).toBe('taken');
    expect(await record(95_000, { goods: 'Masara' })).toEqual(tooDear);
  });

  test('is judged by the day a price was seen', async () => {
    expect(await record(95_000, { day: '2026-05-31' })).toBe('taken');
  });

  test('refuses a row of a list, beside its price, and takes the others', async () => {
    const lines = [95_000, 52_000].map(
      (naira, at) => `Dawanau ${at},Kano,Dawakin Tofa,Maize,wholesale,2026-06-01,bag 100kg,100,${naira}`,
    );
    const { bring, now, rowsOf } = importDesk(house);
    const { importId } = await bring(
      'prices',
      ['market,state,lga,goods,kind,day,unit,unit_kg,price_naira', ...lines].join('\n'),
    );
    expect(await now(importId)).toMatchObject({ state: 'checked', good: 1, bad: 1 });
    expect((await rowsOf(importId))[0]?.faults).toHaveLength(1);
  });

  test('refuses what changed while a list waited for its confirmation', async () => {
    const line = 'Wudil,Kano,Wudil,Cowpea,wholesale,2026-06-01,bag 100kg,100,80000';
    const { bring, now, apply } = importDesk(house);
    const head = 'market,state,lga,goods,kind,day,unit,unit_kg,price_naira';
    const { importId } = await bring('prices', `${head}\n${line}`);
    expect(await now(importId)).toMatchObject({ good: 1 });
    await desk.change(name, { values: { 'cowpea/NG/leastKobo': 1, 'cowpea/NG/mostKobo': 70_000 } });
    await apply(importId);
    expect(await now(importId)).toMatchObject({ failed: 1 });
  });
});

describe('a phone that was away', () => {
  test('gets every version it may need, those to come too, and so knows on the day', async () => {
    await desk.change(name, { values: maizeInKano(400, 1000), fromDay: '2026-06-10' });
    const { items } = (await house.visitor().call(listPriceBounds, {})).body;
    expect(items[0]).toMatchObject({ date: '2026-06-10', values: maizeInKano(400, 1000) });
    const most = (day: string) => heldOn(priceBounds, items, day).values['maize/KN/mostKobo'];
    expect([most('2026-05-31'), most('2026-06-01'), most('2026-06-09'), most('2026-06-10')]).toEqual([
      undefined,
      90_000,
      90_000,
      100_000,
    ]);
  });

  test('with the old figure is told what is wrong with its price, and the mended one is taken', async () => {
    const phone = await openPhone(house, halima);
    const wrong = bagFor(95_000);
    const { body } = await phone.push(phone.number([['marketplace.recordPrice', wrong]]));
    expect(body.issues).toMatchObject([{ outcome: 'refused', code: 'invalid', fields: tooDear }]);
    const mended = bagFor(59_000);
    expect((await phone.push(phone.number([['marketplace.recordPrice', mended]]))).body.issues).toEqual([]);
  });

  test('with a price of a day before the change is not told that it was wrong', async () => {
    const phone = await openPhone(house, halima);
    const acts = phone.number([['marketplace.recordPrice', bagFor(96_000, { day: '2026-05-30' })]]);
    expect((await phone.push(acts)).body.issues).toEqual([]);
  });
});

test('going back is a version of its own, and the line is gone with it', async () => {
  const { versions } = await desk.change(name, { values: priceBounds.shipped.values, isWhole: true });
  expect(versions[0]).toMatchObject({ state: 'in-force', values: priceBounds.shipped.values });
  expect(await record(95_000)).toBe('taken');
});
