import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  closeOffer,
  listOffers,
  listOffersByState,
  listOwnOffers,
  readOffer,
  type OfferTerms,
} from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertFarm } from '#farms';
import { people } from '#world';
import { offersIn } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';
import { run, sql } from '#kit/db.ts';
import { closePastOffers } from './close-past-offers.ts';
import { countPublished, findPublished, type OfferFilter } from './offer-list-store.ts';

/* The lists of offers: what an investor may put money in, and what others have to do. */

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, bola, ngozi } = people;
const { draft, submit, published } = offersIn(house);

const where = (change: object) => ({
  name: 'A farm more',
  stateCode: 'KN',
  lga: 'Bichi',
  sizeBand: 'small' as const,
  crop: 'Maize',
  revision: 1,
  createdAt: house.clock.now().toISOString(),
  ...change,
});

/** Opens an offer of its own farm to money, as it would be after all that publishing takes. */
const openOne = async (stateCode: string, terms: Partial<OfferTerms>): Promise<string> => {
  const farmId = newId();
  await insertFarm(house.pool, { ...where({ stateCode }), id: farmId, keeperId: amina.accountId });
  const { body } = await draft({ terms: { goalKobo: 10_000_000, ...terms }, change: { farmId } });
  await submit(body.id);
  await run(
    house.pool,
    sql`update investments.offer set state = 'checked', verdict_at = now(), verdict_visited_on = now() where id = ${body.id}`,
  );
  await publishNow(body.id);
  return body.id;
};

const { publish: publishNow } = offersIn(house);

const seen = async (input: object = {}) => (await house.as(bola).call(listOffers, { ...input })).body;

const wholeList = async (input: object): Promise<string[]> => {
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { items, next } = await seen({ ...input, ...(after === undefined ? {} : { after }), limit: '4' });
    expect(items.length).toBeLessThanOrEqual(4);
    ids.push(...items.map(({ id }) => id));
    after = next;
  }
  return ids;
};

const opened: string[] = [];

beforeAll(async () => {
  for (let place = 0; place < 10; place += 1)
    opened.unshift(
      await openOne(place < 7 ? 'KN' : 'KD', {
        crop: place % 2 === 0 ? 'Maize' : 'Rice',
        risk: place === 0 ? 'high' : 'low',
        durationMonths: place + 1,
      }),
    );
});

describe('an investor sees', () => {
  test('all that takes money, the newest first, four at a time, with how many there are', async () => {
    expect(await wholeList({})).toEqual(opened);
    expect((await seen({ limit: '4' })).total).toBe(10);
  });

  test.each([
    ['a state', { state: 'KD' }, 3],
    ['a crop, however it is written', { crop: 'rICE' }, 5],
    ['a risk', { risk: 'high' }, 1],
    ['a duration', { mostMonths: '3' }, 3],
    ['several at once', { state: 'KN', crop: 'Rice', mostMonths: '6' }, 3],
    ['a crop that nobody grows', { crop: 'Saffron' }, 0],
  ])('what is of %s, and how many', async (_, filter, many) => {
    expect(await wholeList(filter)).toHaveLength(many);
    expect((await seen(filter)).total).toBe(many);
  });

  test('how much room is left: Available above a quarter, then Low, then Closed', async () => {
    const [id = ''] = opened;
    const take = async (kobo: number): Promise<string> => {
      await run(house.pool, sql`update investments.offer set taken_kobo = ${kobo} where id = ${id}`);
      return (await house.as(bola).call(readOffer, { offerId: id })).body.availability;
    };
    expect(await take(7_499_999)).toBe('available');
    expect(await take(7_500_000)).toBe('low');
    expect(await take(9_999_999)).toBe('low');
    expect(await take(10_000_000)).toBe('closed');
    await take(0);
  });

  test('what was closed among all, not among what takes money; the counters follow', async () => {
    const [id = ''] = opened.splice(-1);
    await house.as(amina).call(closeOffer, { offerId: id, reason: '' });
    expect(await wholeList({})).toEqual(opened);
    expect((await seen()).total).toBe(9);
    const all = await seen({ open: 'all', limit: '100' });
    expect([all.total, all.items.find((one) => one.id === id)?.availability]).toEqual([10, 'closed']);
  });

  test('nothing that was not published, however the list is asked for', async () => {
    const { body } = await draft({ farmer: musa });
    expect((await seen({ open: 'all', limit: '100' })).items.map(({ id }) => id)).not.toContain(body.id);
    expect((await house.as(bola).call(listOwnOffers, {})).status).toBe(403);
  });

  test.each([
    ['a cursor of another list', { after: Buffer.from('["x"]').toString('base64url') }],
    ['a state in words', { state: 'Kano' }],
    ['half a month', { mostMonths: '1.5' }],
  ])('that %s is refused', async (_, input) => {
    expect((await house.as(bola).call(listOffers, { ...input })).status).toBe(400);
  });
});

describe('a page of offers', () => {
  const none = { stateCode: undefined, crop: undefined, risk: undefined, mostMonths: undefined };
  const filters: readonly OfferFilter[] = [
    { ...none, isOpen: true },
    { ...none, isOpen: false, stateCode: 'KN' },
    { ...none, isOpen: false, crop: 'MAIZE', mostMonths: 6 },
    { ...none, isOpen: true, risk: 'low' },
  ];

  test.each(filters)('is the same however it is looked for: %o', async (filter) => {
    const { total, among } = await countPublished(house.pool, filter);
    const rare = { total, among: 1_000_000 }; // as if these were few among many
    const first = await findPublished(house.pool, filter, { after: null, limit: 2 }, rare);
    expect(first).toEqual(await findPublished(house.pool, filter, { after: null, limit: 2 }, { total, among }));
    expect(first.length).toBeGreaterThan(0);
    const last = first.at(-1);
    const asked = { after: [last?.publishedAt ?? '', last?.id ?? newId()] as const, limit: 5 };
    expect(await findPublished(house.pool, filter, asked, rare)).toEqual(
      await findPublished(house.pool, filter, asked, { total, among }),
    );
  });
});

describe('offers of one’s own', () => {
  test('are a farmer’s by their farms, and a manager’s by their care; what he verifies stands apart', async () => {
    const ofAmina = await house.as(amina).call(listOwnOffers, { limit: '100' });
    expect(ofAmina.body.items).toHaveLength(10);
    const ofMusa = await house.as(musa).call(listOwnOffers, {});
    expect(ofMusa.body.items.map(({ state }) => state)).toEqual(['draft']);
    const ofChidi = await house.as(chidi).call(listOwnOffers, { as: 'promoter', limit: '100' });
    expect(ofChidi.body.items).toHaveLength(11);
    const verified = await house.as(chidi).call(listOwnOffers, { as: 'verifier', limit: '100' });
    expect(verified.body.items).toHaveLength(10);
  });
});

test('an admin sees offers of everyone by where they stand', async () => {
  const list = (state: string) => house.as(ngozi).call(listOffersByState, { state, limit: '100' });
  expect((await list('published')).body.items).toHaveLength(9);
  expect((await list('draft')).body.items).toHaveLength(1);
  expect((await house.as(ngozi).call(listOffersByState, { limit: '3' })).body.next).not.toBeNull();
});

test('the house closes what is past its last day, and nothing else; a second run changes nothing', async () => {
  const [id = '', ...others] = opened;
  await run(
    house.pool,
    sql`update investments.offer set closes_on = '2026-05-31' where id = ${id}`, // a day without its terms, as days pass
  );
  await closePastOffers(house.services);
  await closePastOffers(house.services);
  const { body } = await house.as(amina).call(readOffer, { offerId: id });
  expect(body.history.filter(({ to }) => to === 'closed')).toEqual([
    { from: 'published', to: 'closed', byName: '', reason: '', at: expect.any(String) },
  ]);
  expect(await wholeList({})).toEqual(others);
  expect(house.errors).toEqual([]);
});

test('offers of Musa come into the list as soon as they are published', async () => {
  await run(house.pool, sql`update investments.offer set state = 'withdrawn' where keeper_id = ${musa.accountId}`);
  const { id } = await published({ farmer: musa });
  expect((await wholeList({}))[0]).toBe(id);
});
