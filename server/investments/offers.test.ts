import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeOffer, nameVerifier, readOffer, withdrawOffer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertVisit } from '#extension';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { visits } from '#world/extension.ts';
import { endOffers, offersIn } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';

/* What holds for an offer that was published, and for whoever promotes several. */

const house = await openHouse();
afterAll(house.close);

beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

afterEach(() => endOffers(house));

const { amina, musa, chidi, halima, bola, ngozi } = people;
const { draft, submit, check, stand, publish, published } = offersIn(house);

const setHolding = (offerId: string, investorId: string, amountKobo: number) =>
  run(
    house.pool,
    sql`insert into investments.holding (id, offer_id, investor_id, amount_kobo, expected_kobo, state, money, data_version,
          paid_at, pay_move_id, created_at)
        values (${newId()}, ${offerId}, ${investorId}, ${amountKobo}, ${amountKobo}, 'paid', 'sandbox', 1, now(),
          ${newId()}, now())`,
  );

describe('the terms of a published offer', () => {
  test('stand: the database refuses to change them', async () => {
    const { id } = await published();
    const changes = [
      sql`terms = terms || '{"title":"Else"}'`,
      sql`goal_kobo = goal_kobo + 1`,
      sql`roi_basis_points = 2000`,
      sql`fee_basis_points = 200`,
      sql`verifier_id = ${halima.accountId}`,
      sql`promoter_id = ${musa.accountId}`,
    ];
    for (const change of changes)
      await expect(run(house.pool, sql`update investments.offer set ${change} where id = ${id}`)).rejects.toThrow(
        /terms of an offer that was published stand/,
      );
    await expect(run(house.pool, sql`delete from investments.offer where id = ${id}`)).rejects.toThrow(
      /never changed or removed/,
    );
    await expect(run(house.pool, sql`update investments.offer_step set reason = 'x'`)).rejects.toThrow(
      /never changed or removed/,
    );
  });

  test('stay with their farmer: an offer changes hands in no way but a merge', async () => {
    const { id } = await published();
    await expect(
      run(house.pool, sql`update investments.offer set keeper_id = ${musa.accountId} where id = ${id}`),
    ).rejects.toThrow(/only when accounts are merged/);
  });
});

describe('closing a farm to new money', () => {
  const close = (offerId: string, by: (typeof people)[keyof typeof people], reason = '') =>
    house.as(by).call(closeOffer, { offerId, reason });

  test.each([
    ['its farmer', amina],
    ['the manager who looks after them', chidi],
    ['an admin', ngozi],
  ])('is for %s, and the reason stays in its history', async (_, by) => {
    const { id } = await published();
    const closed = await close(id, by, 'The rain came early.');
    expect(closed.body).toMatchObject({ state: 'closed', availability: 'closed', mayClose: false });
    expect(closed.body.history.at(-1)).toMatchObject({ to: 'closed', reason: 'The rain came early.' });
    expect((await close(id, by)).body.code).toBe('offer-moved-on');
  });

  test('is for an investor who holds most of it, whom others do not see by name', async () => {
    const { id, goalKobo } = await published();
    expect((await close(id, bola)).status).toBe(404); // with nothing in it
    await setHolding(id, bola.accountId, goalKobo / 2);
    const refused = await close(id, bola);
    expect([refused.status, refused.body.code]).toEqual([403, 'not-most-of-it']);
    await setHolding(id, bola.accountId, 500_000);
    expect((await house.as(bola).call(readOffer, { offerId: id })).body.mayClose).toBe(true);
    expect((await close(id, bola)).body.history.at(-1)?.byName).toBe('Bola Adeyemi');
    const seen = await house.as(amina).call(readOffer, { offerId: id });
    expect(seen.body.history.at(-1)).toMatchObject({ to: 'closed', byName: '' });
  });

  test('is not for a verifier who does not look after the farmer, nor for another farmer', async () => {
    const { body } = await draft({ promoter: chidi });
    await submit(body.id, chidi);
    await house.as(ngozi).call(nameVerifier, { offerId: body.id, managerId: halima.accountId });
    const id = newId();
    const [visit] = visits;
    if (visit === undefined) throw new Error('nobody was visited');
    const byHalima = { ...visit, id, managerId: halima.accountId, managerName: 'Halima Sani', visitedOn: '2026-05-29' };
    await insertVisit(house.pool, byHalima, null);
    expect((await check(body.id, { visitId: id }, halima)).body.state).toBe('checked');
    await publish(body.id);
    expect((await close(body.id, halima)).body.code).toBe('not-most-of-it');
    expect((await close(body.id, musa)).status).toBe(404);
    expect((await close(body.id, chidi)).body.state).toBe('closed');
  });
});

describe('what a farmer raises in twelve months', () => {
  test('stays within ₦50 million, with what they asked for in it and did not get left out', async () => {
    await run(house.pool, sql`update investments.offer set state = 'unfunded' where state not in ('withdrawn')`);
    const first = await published({ terms: { goalKobo: 3_000_000_000 } });
    await run(house.pool, sql`update investments.offer set state = 'settled' where id = ${first.id}`);
    const over = await draft({ terms: { goalKobo: 2_000_000_001 } });
    expect((await submit(over.body.id)).body.code).toBe('over-the-cap');
    await house.as(amina).call(withdrawOffer, { offerId: over.body.id, reason: 'Too much.' });
    const within = await draft({ terms: { goalKobo: 2_000_000_000 } });
    expect((await submit(within.body.id)).status).toBe(200);
    await stand(within.body.id);
    await run(
      house.pool,
      sql`update investments.offer set state = 'unfunded', published_at = published_at - interval '1 year'
          where id = ${first.id}`,
    );
    expect((await publish(within.body.id)).status).toBe(200);
  });

  test('is looked at again when it is published', async () => {
    const earlier = await published();
    await run(house.pool, sql`update investments.offer set state = 'unfunded' where state not in ('withdrawn')`);
    const { body } = await draft({ terms: { goalKobo: 5_000_000_000 } });
    await submit(body.id);
    await stand(body.id);
    await run(house.pool, sql`update investments.offer set state = 'settled' where id = ${earlier.id}`);
    expect((await publish(body.id)).body.code).toBe('over-the-cap');
  });
});

describe('the record of a promoter', () => {
  test('counts their earlier offers by how they ended, and those that run', async () => {
    const ends = ['paid', 'late', 'short', 'lost', 'paid'];
    for (const result of ends) {
      const { id } = await published();
      await run(house.pool, sql`update investments.offer set state = 'settled', result = ${result} where id = ${id}`);
    }
    const { id } = await published();
    const seen = await house.as(bola).call(readOffer, { offerId: id });
    expect(seen.body.record).toEqual({ running: 0, paid: 2, late: 1, short: 1, lost: 1 });
  });
});
