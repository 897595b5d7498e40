import { afterAll, describe, expect, test } from 'vitest';
import {
  listMarkets,
  listPriceBounds,
  listPrices,
  priceBounds,
  readPriceSeries,
  readPriceSms,
  recordPrice,
  withdrawPrice,
} from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { countSmsParts } from '#kit/sms.ts';
import { people } from '#world';
import { keeper } from '#world/keeper.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { priceSeen } from '#world/price-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, danjuma, ngozi, bola } = people;

const record = (change: Readonly<Record<string, unknown>> = {}, by: typeof chidi | typeof halima = chidi) =>
  house.as(by).call(recordPrice, priceSeen(change));

const board = async (asked: Readonly<Record<string, string>> = {}) =>
  (await house.as(amina).call(listPrices, asked)).body.items;

const shownOn = async (person: typeof chidi | typeof halima) => {
  const shown = keeper();
  shown.apply(await (await openPhone(house, person)).pull());
  return [...shown.kept.values()].filter(({ type }) => type === 'price').map(({ body }) => body);
};

test('what a price may be is told to every phone as the house began with it, until two admins say otherwise', async () => {
  const { status, body } = await house.visitor().call(listPriceBounds, {});
  expect([status, body.items]).toEqual([200, [expect.objectContaining({ ...priceBounds.shipped })]]);
});

describe('a price that a manager saw', () => {
  let first = '';

  test('is taken, with what a kilogram costs', async () => {
    const { status, body } = await record({ day: '2026-04-28', amountKobo: 5_000_000 });
    expect([status, body.kiloKobo, body.withdrawn]).toEqual([201, 50_000, null]);
    expect((await record({ day: '2026-05-20' })).status).toBe(201);
    first = body.id;
  });

  test('is on the board of farmers, managers, mills and admins, the newest of its kind, with four weeks before', async () => {
    const seen = { day: '2026-05-20', amountKobo: 4_250_000, kiloKobo: 42_500, source: 'seen', crop: 'maize' };
    expect(await board()).toEqual([expect.objectContaining({ ...seen, before: null })]);
    await record({ day: '2026-05-27', amountKobo: 4_000_000 });
    const [line] = await board({ crop: 'maize', stateCode: 'KN', lga: 'Dawakin Tofa' });
    expect(line).toMatchObject({ day: '2026-05-27', before: { day: '2026-04-28', kiloKobo: 50_000 } });
    for (const person of [chidi, danjuma, ngozi])
      expect((await house.as(person).call(listPrices, {})).body.items).toEqual([line]);
    expect([...(await board({ crop: 'rice' })), ...(await board({ stateCode: 'OY' }))]).toEqual([]);
    expect((await house.as(bola).call(listPrices, {})).status).toBe(403);
  });

  test('makes one series with others of that produce, whatever they were counted in, and one of its own for each kind', async () => {
    await record({
      day: '2026-05-28',
      unit: 'mudu',
      unitGrams: 1300,
      amountKobo: 60_000,
      goods: 'maize',
      kind: 'retail',
    });
    await record({
      day: '2026-05-29',
      unit: 'kilogram',
      unitGrams: 1000,
      amountKobo: 41_000,
      market: 'dawanau market',
    });
    const lines = await board({ crop: 'maize' });
    expect(lines.map(({ unit, kind }) => [unit, kind])).toEqual([
      ['kilogram', 'wholesale'],
      ['mudu', 'retail'],
      ['bag-100kg', 'wholesale'],
    ]);
    const quotationId = lines[0]?.id ?? '';
    const { body } = await house.as(amina).call(readPriceSeries, { quotationId, limit: '3' });
    expect(body.items.map(({ day, kiloKobo }) => [day, kiloKobo])).toEqual([
      ['2026-05-29', 41_000],
      ['2026-05-27', 40_000],
      ['2026-05-20', 42_500],
    ]);
    const rest = await house.as(amina).call(readPriceSeries, { quotationId, after: body.next ?? '' });
    expect([rest.body.items.map(({ priceId }) => priceId), rest.body.next]).toEqual([[first], null]);
    const markets = (await house.anyone.call(listMarkets, {})).body.items;
    expect(markets).toEqual([{ name: 'Dawanau', stateCode: 'KN', lga: 'Dawakin Tofa' }]);
  });

  test('is withdrawn by whoever recorded it, with a reason: it stays on record, and the one before stands again', async () => {
    const wrong = (await record({ day: '2026-05-31', amountKobo: 42_500_000 })).body.id;
    const withdrawn = { priceId: wrong, reason: 'A nought too many.' };
    expect((await house.as(halima).call(withdrawPrice, withdrawn)).status).toBe(404);
    expect((await house.as(chidi).call(withdrawPrice, { ...withdrawn, reason: ' ' })).body.errors).toEqual([
      { field: 'reason', says: 'prices.reasonRequired' },
    ]);
    expect((await house.as(chidi).call(withdrawPrice, withdrawn)).status).toBe(200);
    const [line] = (await board({ crop: 'maize' })).filter(({ unit }) => unit === 'bag-100kg');
    expect(line?.day).toBe('2026-05-27');
    const later = { ...withdrawn, reason: 'Another word.' };
    expect((await house.as(ngozi).call(withdrawPrice, later)).status).toBe(200);
    const kept = (await shownOn(chidi)).find(({ id }) => id === wrong);
    expect(kept).toMatchObject({ amountKobo: 42_500_000, withdrawn: { reason: 'A nought too many.' } });
    await expect(house.pool.query('update marketplace.price set amount_kobo = 1')).rejects.toThrow('never changed');
    await expect(house.pool.query('delete from marketplace.price_withdrawal')).rejects.toThrow('never changed');
  });

  test('of which none stands any more is on the board no longer, and none is ever nought', async () => {
    const { body } = await record({ goods: 'Yam', unit: 'tuber', unitGrams: 2500 });
    const [line] = await board({ crop: 'yam' });
    await house.as(ngozi).call(withdrawPrice, { priceId: body.id, reason: 'It was cocoyam.' });
    expect(await board({ crop: 'yam' })).toEqual([]);
    const quotationId = line?.id ?? '';
    expect((await house.as(amina).call(readPriceSeries, { quotationId })).body.items).toEqual([]);
    expect((await house.as(amina).call(readPriceSms, { quotationId })).status).toBe(404);
    expect((await house.as(amina).call(readPriceSeries, { quotationId: newId() })).status).toBe(404);
  });

  test.each([
    ['half a kobo', { amountKobo: 4_250_000.5 }, 'amountKobo', 'prices.amountRequired'],
    ['nothing', { amountKobo: 0 }, 'amountKobo', 'prices.amountRequired'],
    ['more than any produce costs', { amountKobo: 10_000_000_001 }, 'amountKobo', 'prices.amountTooHigh'],
    [
      'less than a kobo a kilogram',
      { unit: 'tonne', unitGrams: 1_000_000, amountKobo: 400 },
      'amountKobo',
      'prices.amountTooLow',
    ],
    ['a day to come', { day: '2026-06-02' }, 'day', 'prices.dayFuture'],
    ['a day of another century', { day: '1999-12-31' }, 'day', 'prices.dayTooOld'],
    ['no day', { day: '2026-02-30' }, 'day', 'prices.dayRequired'],
    ['a unit without a weight', { unitGrams: 0 }, 'unitGrams', 'prices.weightRequired'],
    ['a unit nobody knows', { unit: 'litre' }, 'unit', 'measures.unitRequired'],
    ['a kilogram of 900 g', { unit: 'kilogram', unitGrams: 900 }, 'unitGrams', 'prices.weightExact'],
    ['a market without a name', { market: ' — ' }, 'market', 'prices.marketRequired'],
    ['produce without a name', { goods: '?' }, 'goods', 'prices.goodsRequired'],
    ['an LGA of another state', { lga: 'Ibadan North' }, 'lga', 'farms.lgaUnknown'],
    ['another currency', { currency: 'USD' }, '', 'field.wrong'],
  ])('is not taken with %s', async (_what, change, field, says) => {
    const { status, body } = await record(change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });
});

describe('from a phone that was away', () => {
  test('a price comes and is withdrawn, and is on the phones of whoever saw it alone', async () => {
    const phone = await openPhone(house, halima);
    const draft = priceSeen({ goods: 'Millet' });
    const acts = phone.number([
      ['marketplace.recordPrice', draft],
      ['marketplace.withdrawPrice', { priceId: draft.id, reason: 'It was sorghum.' }],
      ['marketplace.recordPrice', priceSeen({ goods: 'Sorghum', day: '2026-05-30' })],
    ]);
    expect((await phone.push(acts)).body.issues).toEqual([]);
    const kept = await shownOn(halima);
    expect(kept.map((price) => [price['goods'], price['withdrawn'] !== null])).toEqual(
      expect.arrayContaining([
        ['Millet', true],
        ['Sorghum', false],
      ]),
    );
    expect((await shownOn(chidi)).map((price) => price['goods'])).not.toContain('Sorghum');
    expect((await board({ crop: 'sorghum' })).map(({ day }) => day)).toEqual(['2026-05-30']);
    expect(await board({ crop: 'millet' })).toEqual([]);
  });
});

describe('the newest price as an SMS', () => {
  test('is one message in every language, says how old it is, and the longest names are cut short', async () => {
    const market = 'Ọjà Ńlá ti Ìbàdàn ní Bódìjà, lẹ́bàá ọ̀nà márosẹ̀ tí ó lọ sí Ọ̀yọ́';
    await record({
      stateCode: 'OY',
      lga: 'Ibadan North',
      market,
      day: '2026-05-01',
      unit: 'paint-bucket',
      unitGrams: 4000,
    });
    const [long] = await board({ stateCode: 'OY' });
    const [short] = await board({ crop: 'maize', stateCode: 'KN' });
    const text = async (quotationId = '', language: 'en' | 'ha' | 'yo' | 'ig' | 'pcm' = 'en') =>
      (await house.as(chidi).call(readPriceSms, { quotationId, language })).body.text;
    expect(await text(short?.id)).toBe('Maize, Dawanau: N410 per kg, wholesale. 29 May 2026. Shuka');
    expect(await text(short?.id, 'ha')).toMatch(/^Masara, Dawanau: N410 kan kg, sari\. /);
    for (const language of ['en', 'ha', 'yo', 'ig', 'pcm'] as const) {
      const said = await text(long?.id, language);
      expect([countSmsParts(said), said.length <= 160, said.includes('?')]).toEqual([1, true, false]);
      expect(said).toMatch(/31/);
    }
  });
});
