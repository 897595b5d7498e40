import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  addPack,
  addProduct,
  correctJob,
  fillPacks,
  listProducts,
  listSales,
  readProduct,
  recordSale,
  recordTest,
  setPrice,
  setProductPhoto,
  showProductPhoto,
  takeBackSale,
} from '@shuka/domain/processing';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { packDraft, productDraft, resultDraft, saleDraft, testDraft } from '#world/mill-drafts.ts';
import { someProduct, stocked, todayOf } from '#world/mill-runs.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma } = people;
const { companyId } = mill;
const today = todayOf(house);
let zainab: WorldPerson;

beforeAll(async () => {
  zainab = await someStaffer(house, 'clerk');
});

const read = async (productId: string) => (await house.as(zainab).call(readProduct, { companyId, productId })).body;
const fill = (packId: string, jobId: string, packs: number, part = 'Flour') =>
  house.as(zainab).call(fillPacks, { id: newId(), companyId, packId, jobId, part, packs });
const sell = (line: { packId: string; jobId: string }, change: object = {}) =>
  house.as(zainab).call(recordSale, saleDraft(line, today, change));

describe('a product of a mill', () => {
  test('has packs with the mill’s own codes, and a number of GS1 only where its check digit is right', async () => {
    const made = await house.as(zainab).call(addProduct, productDraft(packDraft({ gtin: '4006381333931' })));
    expect(made.body.packs).toMatchObject([{ grams: 5000, gtin: '4006381333931', priceKobo: 600_000, inStock: 0 }]);
    const { id: productId, name } = made.body;
    const wrong = await house
      .as(zainab)
      .call(addPack, { ...packDraft({ gtin: '4006381333932' }), companyId, productId });
    expect(wrong.body.errors).toEqual([{ field: 'gtin', says: 'processing.gtinWrong' }]);
    const taken = await house
      .as(zainab)
      .call(addPack, { ...packDraft({ code: made.body.packs[0]?.code.toLowerCase() ?? '' }), companyId, productId });
    expect(taken.body.code).toBe('code-taken');
    expect((await house.as(zainab).call(addPack, { ...packDraft({ grams: 1000 }), companyId, productId })).status).toBe(
      201,
    );
    expect((await read(productId)).packs.map(({ grams }) => grams)).toEqual([1000, 5000]);
    const twin = await house.as(zainab).call(addProduct, productDraft(packDraft(), name.toUpperCase()));
    expect(twin.body.code).toBe('product-there');
  });

  test('has prices by version, of which the owner alone says the next', async () => {
    const { id: productId, packs } = await someProduct(house);
    const packId = packs[0]?.id ?? '';
    const price = (by: WorldPerson, after: number) =>
      house.as(by).call(setPrice, { companyId, packId, after, priceKobo: 650_000 });
    expect((await price(zainab, 1)).status, 'a clerk').toBe(404);
    const both = await Promise.all([price(danjuma, 1), price(danjuma, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { prices, packs: now } = await read(productId);
    expect(prices.map(({ version, priceKobo }) => [version, priceKobo])).toEqual([
      [2, 650_000],
      [1, 600_000],
    ]);
    expect(now[0]?.priceKobo).toBe(650_000);
  });

  test('has a photo, which only its own people see', async () => {
    const { id: productId } = await someProduct(house);
    const bytes = await picture('png');
    const set = await house
      .as(zainab)
      .call(setProductPhoto, { companyId, productId }, { picture: { bytes, mediaType: 'image/png' } });
    const photoId = set.body.photoId ?? '';
    const shown = await house.as(zainab).call(showProductPhoto, { companyId, productId, photoId });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const { companyId: other, owner } = await someCompany(house);
    const theirs = await house.as(owner).call(showProductPhoto, { companyId: other, productId, photoId });
    expect(theirs.status).toBe(404);
    const first = await house.as(zainab).call(listProducts, { companyId, limit: '1' });
    expect(first.body.items.map(({ id }) => id)).toEqual([productId]);
  });
});

describe('stock', () => {
  test('is filled from what came out of a job, never beyond it, and a correction cannot take it away', async () => {
    const { productId, packId, jobId } = await stocked(house, 100);
    expect((await read(productId)).stock).toMatchObject([{ jobId, packs: 100, blockedBy: [] }]);
    const tries = await Promise.all(Array.from({ length: 20 }, () => fill(packId, jobId, 10)));
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('not-enough-output');
    expect((await read(productId)).stock[0]?.packs).toBe(150);
    const less = {
      ...resultDraft(today, {
        outputs: [{ name: 'Flour', grams: 740_000 }],
        losses: [{ reason: 'dust', grams: 80_000 }],
      }),
      companyId,
      jobId,
      after: 1,
      reason: 'The scale was read wrong.',
    };
    expect((await house.as(zainab).call(correctJob, less)).body.code).toBe('packed-already');
    expect((await fill(packId, jobId, 1, 'Gold')).body.code).toBe('not-enough-output');
    expect((await fill(packId, newId(), 1)).status).toBe(404);
  });

  test('is sold exactly once, by however many at once', async () => {
    const { productId, ...line } = await stocked(house, 75);
    const answers = await Promise.all(Array.from({ length: 200 }, () => sell(line, { packs: 1 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(75);
    const refused = answers.filter(({ status }) => status === 409);
    expect([refused.length, refused[0]?.body.code]).toEqual([125, 'not-enough-stock']);
    expect((await read(productId)).stock).toEqual([]);
    const count = await house.pool.query('select min(packs) as least from processing.stock');
    expect(count.rows).toEqual([{ least: 0 }]);
  }, 240_000);

  test('is not sold while the latest test of it is above a limit', async () => {
    const { productId, ...line } = await stocked(house, 10);
    const measure = (value: number) =>
      house.as(zainab).call(recordTest, { ...testDraft(today, { value }), companyId, jobId: line.jobId });
    await measure(31);
    expect((await sell(line)).body.code).toBe('test-failed');
    expect((await read(productId)).stock).toMatchObject([{ packs: 10, blockedBy: ['aflatoxin-total'] }]);
    await measure(9);
    expect((await sell(line)).status).toBe(201);
  });
});

describe('a sale', () => {
  test('is taken back once with its reason, and its packs are there again', async () => {
    const { productId, ...line } = await stocked(house, 30);
    const sold = await sell(line);
    expect(sold.body).toMatchObject({ packs: 10, totalKobo: 6_000_000, takenBack: null });
    expect((await read(productId)).stock[0]?.packs).toBe(20);
    const back = () =>
      house.as(zainab).call(takeBackSale, { companyId, saleId: sold.body.id, reason: 'Brought back.' });
    const both = await Promise.all([back(), back()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(productId)).stock[0]?.packs).toBe(30);
    const { items } = (await house.as(zainab).call(listSales, { companyId })).body;
    expect(items[0]).toMatchObject({ id: sold.body.id, takenBack: 'Brought back.' });
    await expect(house.pool.query('update processing.sale set packs = 1')).rejects.toThrow('never changed');
  });

  test.each([
    ['no pack', { packs: 0 }, 'packs', 'processing.packsRequired'],
    ['no buyer', { buyer: '' }, 'buyer', 'processing.buyerRequired'],
    ['a day to come', { soldOn: '2099-01-01' }, 'soldOn', 'processing.dayAhead'],
    ['a sum nobody can count', { packs: 1e7, priceKobo: 9e15 }, 'priceKobo', 'finance.amountTooLarge'],
  ])('is refused beside the field: %s', async (_what, change, field, says) => {
    const line = { packId: newId(), jobId: newId() };
    expect((await sell(line, change)).body.errors).toEqual([{ field, says }]);
  });
});
