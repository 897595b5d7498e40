import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOffer, reviseOffer, withdrawOffer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { endOffers, offersIn, someTerms } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';

/* What a farmer writes before anybody else sees it. */

const house = await openHouse();
afterAll(house.close);

beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

afterEach(() => endOffers(house));

const { amina, musa, chidi, bola, ngozi } = people;
const ofMusa = farms[1]?.id ?? '';
const { draft, submit, published } = offersIn(house);

describe('an offer that Amina drafts', () => {
  test('is hers with its number, its milestones and a first step, and nobody stands for it yet', async () => {
    const { status, body } = await draft();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'draft',
      farmName: 'Gonar Amina',
      stateCode: 'KN',
      lga: 'Bichi',
      promoter: { id: amina.accountId, name: 'Amina Yusuf' },
      promoterRole: 'farmer',
      verifier: null,
      verdict: null,
      availability: 'closed',
      takenKobo: 0,
      feeBasisPoints: 150,
      record: { running: 0, paid: 0, late: 0, short: 0, lost: 0 },
      endsOn: null,
    });
    expect(body.number).toMatch(/^#AF\d+$/);
    expect(body.milestones.map(({ number, name, state }) => [number, name, state])).toEqual([
      [1, 'Planting', 'planned'],
      [2, 'Second fertilizer', 'planned'],
    ]);
    expect(body.history).toEqual([
      { from: null, to: 'draft', byName: 'Amina Yusuf', reason: '', at: expect.any(String) },
    ]);
  });

  test('is one at a time for a farm', async () => {
    await draft();
    const again = await draft();
    expect([again.status, again.body.code]).toEqual([409, 'farm-has-offer']);
  });

  test('is of one farmer, farm and season, or of nothing', async () => {
    for (const change of [{ keeperId: musa.accountId }, { seasonId: newId() }])
      expect((await draft({ change })).status).toBe(404);
    expect((await draft({ change: { farmId: ofMusa } })).status).toBe(404);
  });

  test.each([
    ['a goal of nothing', { goalKobo: 0 }, 'terms.goalKobo'],
    ['a goal below nothing', { goalKobo: -5_000_000 }, 'terms.goalKobo'],
    ['half a kobo', { goalKobo: 50_000_000.5 }, 'terms.goalKobo'],
    ['an amount as text', { goalKobo: '₦500,000' }, 'terms.goalKobo'],
    ['more than can be', { goalKobo: 20_000_000_000 }, 'terms.goalKobo'],
    ['a budget that is not the goal', { budget: [{ line: 'seed', amountKobo: 100 }] }, 'terms.budget'],
    ['a first day before money is in', { startsOn: '2026-06-10' }, 'terms.startsOn'],
    ['a last day for money that has passed', { closesOn: '2026-05-30' }, 'terms.closesOn'],
    ['a return below nothing', { roiBasisPoints: -1 }, 'terms.roiBasisPoints'],
  ])('is refused for %s, by the field', async (_, terms, field) => {
    const { status, body } = await draft({ change: { terms: { ...someTerms(), ...terms } } });
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(body.errors.map((one) => one.field)).toContain(field);
  });

  test('is changed by her alone, and only until it is handed in', async () => {
    const { body } = await draft();
    const offerId = body.id;
    const terms = someTerms({ title: 'Maize and beans', goalKobo: 60_000_000, crop: 'Maize' });
    const revised = await house.as(amina).call(reviseOffer, { offerId, terms });
    expect(revised.body).toMatchObject({ title: 'Maize and beans', goalKobo: 60_000_000 });
    expect(revised.body.milestones.map(({ amountKobo }) => amountKobo)).toEqual([30_000_000, 30_000_000]);
    const byChidi = await house.as(chidi).call(reviseOffer, { offerId, terms });
    expect([byChidi.status, byChidi.body.code]).toEqual([403, 'not-the-promoter']);
    await submit(offerId);
    const late = await house.as(amina).call(reviseOffer, { offerId, terms });
    expect([late.status, late.body.code]).toEqual([409, 'offer-moved-on']);
  });

  test('is taken back with the reason until it is published, and never after it', async () => {
    const { body } = await draft();
    const withdraw = (offerId: string, by = amina as (typeof people)[keyof typeof people]) =>
      house.as(by).call(withdrawOffer, { offerId, reason: 'I sell the land.' });
    expect((await withdraw(body.id, chidi)).body.code).toBe('not-the-promoter');
    const taken = await withdraw(body.id);
    expect(taken.body).toMatchObject({ state: 'withdrawn' });
    expect(taken.body.history.at(-1)).toMatchObject({ to: 'withdrawn', reason: 'I sell the land.' });
    const other = await published();
    for (const by of [amina, ngozi]) expect((await withdraw(other.id, by)).body.code).toBe('offer-moved-on');
  });

  test('is no investor’s to see before it is published', async () => {
    const { body } = await draft();
    expect((await house.as(bola).call(readOffer, { offerId: body.id })).status).toBe(404);
    expect((await house.as(chidi).call(readOffer, { offerId: body.id })).status).toBe(200);
    expect((await house.as(musa).call(readOffer, { offerId: body.id })).status).toBe(404);
  });
});
