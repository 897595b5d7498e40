import { afterAll, describe, expect, test } from 'vitest';
import {
  importPrices,
  listPriceImports,
  listPrices,
  mostListLetters,
  readPriceSeries,
  recordPrice,
  withdrawPrice,
} from '@shuka/domain/marketplace';
import { addDays } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { fewsNetList, priceSeen, wfpList } from '#world/price-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ngozi } = people;

const take = (text: string, id: string = newId()) =>
  house.as(ngozi).call(importPrices, { id, fileName: 'wfp_food_prices_nga.csv', text });

const board = async () => (await house.as(amina).call(listPrices, {})).body.items;

const list = wfpList([
  { date: '2026-04-15', price: '40000' },
  {},
  { commodity: 'Rice, imported', price: '115000.00' },
  { currency: 'USD', price: '90' },
  { unit: '30 pcs' },
  { date: '2026-06-15' },
  { date: '2026-06-15', market: 'Bodija', admin1: 'Oyo', admin2: '' },
  { priceflag: 'forecast' },
]);

const leftOut = [
  { reason: 'not-naira', count: 1, lines: '6', unnamed: 0 },
  { reason: 'future-day', count: 2, lines: '8-9', unnamed: 0 },
  { reason: 'no-unit', count: 1, lines: '7', unnamed: 0 },
  { reason: 'forecast', count: 1, lines: '10', unnamed: 0 },
];

describe('a list of prices that Ngozi takes in', () => {
  test('is on the board; each line that is left out is told of with its number and why', async () => {
    const { status, body } = await take(list);
    expect(status).toBe(201);
    expect(body).toMatchObject({ source: 'wfp', lines: 8, added: 3, changed: 0, known: 0, leftOut });
    const shown = await board();
    expect(shown.map(({ goods, crop, kiloKobo, source }) => [goods, crop, kiloKobo, source]).toSorted()).toEqual([
      ['Maize (white)', 'maize', 42_151, 'wfp'],
      ['Rice, imported', 'rice', 115_000, 'wfp'],
    ]);
    expect(shown.find(({ crop }) => crop === 'maize')?.before).toEqual({ day: '2026-04-15', kiloKobo: 40_000 });
  });

  test('twice changes nothing the second time, and sent again with the same id it is answered the same', async () => {
    const before = await board();
    const id = newId();
    const first = await take(list, id);
    expect(first.body).toMatchObject({ added: 0, changed: 0, known: 3, leftOut });
    expect((await take(list, id)).body).toEqual(first.body);
    expect(await board()).toEqual(before);
    expect((await take(wfpList([{}]), id)).body.code).toBe('same-id-other-body');
  });

  test('that says something else now takes the place of what it said; that stays on record', async () => {
    const { body } = await take(wfpList([{ price: '43000' }, { date: '2026-05-22', price: '44000' }]));
    expect(body).toMatchObject({ added: 1, changed: 1, known: 0 });
    const quotationId = (await board()).find(({ crop }) => crop === 'maize')?.id ?? '';
    const { items } = (await house.as(amina).call(readPriceSeries, { quotationId })).body;
    expect(items.map(({ day, amountKobo }) => [day, amountKobo])).toEqual([
      ['2026-05-22', 4_400_000],
      ['2026-05-15', 4_300_000],
      ['2026-04-15', 4_000_000],
    ]);
    const kept = sql`select count(*) as total from marketplace.price p join marketplace.price_withdrawal w
      on w.price_id = p.id where w.replaced_by is not null and p.amount_kobo = 4215051`;
    expect(await row(house.pool, kept)).toEqual({ total: 1 });
  });

  test('that names one price twice gives its later word, and says which line gave way', async () => {
    const rice = { commodity: 'Rice (local)', price: '90000' };
    const { body } = await take(wfpList([rice, { ...rice, price: '91000' }, { ...rice, price: '91000' }]));
    expect(body).toMatchObject({ lines: 3, added: 1, known: 1 });
    expect(body.leftOut).toEqual([{ reason: 'twice', count: 1, lines: '3', unnamed: 0 }]);
    expect((await board()).find(({ goods }) => goods === 'Rice (local)')?.amountKobo).toBe(9_100_000);
  });

  test('of FEWS NET names no LGA and is of the one market of that name; what a manager saw there stands beside it', async () => {
    await house.as(chidi).call(recordPrice, priceSeen({ goods: 'Cowpeas (brown)', unit: 'kilogram', unitGrams: 1000 }));
    const { body } = await take(fewsNetList({ '2026-05-30': 1250 }));
    expect(body).toMatchObject({ source: 'fews-net', added: 1, leftOut: [] });
    const beans = (await board()).filter(({ goods }) => goods === 'Cowpeas (brown)');
    expect(beans.map(({ kind, source, lga }) => [kind, source, lga]).toSorted()).toEqual([
      ['retail', 'fews-net', 'Dawakin Tofa'],
      ['wholesale', 'seen', 'Dawakin Tofa'],
    ]);
  });

  test('with a mark nobody closed, a line cut short or a hidden sign loses those lines alone', async () => {
    const [head = '', tags = '', ...lines] = wfpList([{ date: '2026-05-01' }, { date: '2026-05-02' }]).split('\n');
    const broken = [head, tags, '"2026-05-03,Kano', lines[0], '', 'Kano,Dawanau', `${lines[1]}\u0007`, lines[1]];
    const { body } = await take(`\uFEFF${broken.join('\r\n')}`);
    expect(body).toMatchObject({ lines: 5, added: 2 });
    expect(body.leftOut).toEqual([{ reason: 'broken-line', count: 3, lines: '3, 6-7', unnamed: 0 }]);
  });

  test('does not bring back what was withdrawn as wrong', async () => {
    const yam = [{ commodity: 'Yam', price: '99999999' }];
    await take(wfpList(yam));
    const quotationId = (await board()).find(({ crop }) => crop === 'yam')?.id ?? '';
    const [wrong] = (await house.as(ngozi).call(readPriceSeries, { quotationId })).body.items;
    await house.as(ngozi).call(withdrawPrice, { priceId: wrong?.priceId ?? '', reason: 'Three noughts too many.' });
    expect((await take(wfpList(yam))).body).toMatchObject({ added: 0, changed: 0, known: 1 });
    expect((await board()).find(({ crop }) => crop === 'yam')).toBeUndefined();
    expect((await take(wfpList([{ commodity: 'Yam', price: '99999' }]))).body).toMatchObject({ added: 1, changed: 0 });
  });

  test('is in the history with what became of it, the newest first', async () => {
    const { items } = (await house.as(ngozi).call(listPriceImports, { limit: '2' })).body;
    expect(items.map(({ source, lines, added }) => [source, lines, added])).toEqual([
      ['wfp', 1, 1],
      ['wfp', 1, 0],
    ]);
    await expect(house.pool.query('delete from marketplace.price_import')).rejects.toThrow('never changed');
  });

  test.each([
    ['of another kind', 'name,age\nAmina,34', 'prices.fileUnknown'],
    ['that is empty', '', 'prices.fileRequired'],
    ['that is no table', '\u0000PNG', 'prices.fileUnknown'],
    ['that is longer than any', 'x'.repeat(mostListLetters + 1), 'prices.fileTooLong'],
  ])('is refused whole where it is a file %s', async (_what, text, says) => {
    const { status, body } = await take(text);
    expect([status, body.errors]).toEqual([400, [{ field: 'text', says }]]);
  });

  test('may be as long as that of a country in years, and two of them at once are kept once', async () => {
    const values = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [addDays('2010-01-01', at), 100 + (at % 70)]),
    );
    const [one, other] = await Promise.all([take(fewsNetList(values)), take(fewsNetList(values))]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect([one.body.added, other.body.added].toSorted()).toEqual([0, 5000]);
    expect([one.body.known, other.body.known].toSorted()).toEqual([0, 5000]);
  });
});
