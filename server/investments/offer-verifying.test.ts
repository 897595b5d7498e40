import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nameVerifier, readOffer, submitOffer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertVisit } from '#extension';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { visits } from '#world/extension.ts';
import { endOffers, lastVisitTo, offersIn } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';

/* Between the farmer who hands an offer in and the investors who see it: a verifier and an admin. */

const house = await openHouse();
afterAll(house.close);

beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

afterEach(() => endOffers(house));

const { amina, musa, chidi, halima, bola, ngozi } = people;
const { draft, submit, check, stand, decide, publish } = offersIn(house);
const visitOfMusa = lastVisitTo(musa.accountId);

describe('an offer that is handed in', () => {
  test('gets the manager who looks after its farmer as verifier, who is told', async () => {
    const before = house.post.all(chidi.email).length;
    const { body } = await draft();
    const handed = await submit(body.id);
    expect(handed.body).toMatchObject({ state: 'submitted', verifier: { name: 'Chidi Okafor' } });
    await expect.poll(() => house.post.all(chidi.email).length).toBe(before + 1);
    expect((await submit(body.id)).body.code).toBe('offer-moved-on');
  });

  test('by the manager has no verifier until an admin names another than him', async () => {
    const { body } = await draft({ promoter: chidi });
    expect(body).toMatchObject({ promoterRole: 'extension-manager', farmer: { name: 'Amina Yusuf' } });
    expect((await house.as(amina).call(submitOffer, { offerId: body.id })).body.code).toBe('not-the-promoter');
    expect((await submit(body.id, chidi)).body.verifier).toBeNull();
    expect((await check(body.id)).status).toBe(404);
    const name = (managerId: string) => house.as(ngozi).call(nameVerifier, { offerId: body.id, managerId });
    expect((await name(chidi.accountId)).body.code).toBe('verifier-is-promoter');
    expect((await name(amina.accountId)).body.code).toBe('verifier-is-promoter');
    expect((await name(bola.accountId)).body.code).toBe('not-a-manager');
    expect((await name(halima.accountId)).body.verifier).toEqual({ id: halima.accountId, name: 'Halima Sani' });
    expect((await house.as(halima).call(readOffer, { offerId: body.id })).status).toBe(200);
  });

  test('is not verified by its promoter, and the database refuses it too', async () => {
    const { body } = await draft({ promoter: chidi });
    await submit(body.id, chidi);
    for (const whose of [sql`promoter_id`, sql`keeper_id`])
      await expect(
        run(house.pool, sql`update investments.offer set verifier_id = ${whose} where id = ${body.id}`),
      ).rejects.toThrow(/offer_verifier_is_not_promoter/);
  });

  test('is stood for by a visit to this farm in the last sixty days, by nobody who promotes it', async () => {
    const { body } = await draft();
    await submit(body.id);
    const make = async (change: object): Promise<string> => {
      const id = newId();
      const [visit] = visits;
      if (visit === undefined) throw new Error('nobody was visited');
      await insertVisit(house.pool, { ...visit, id, createdAt: house.clock.now().toISOString(), ...change }, null);
      return id;
    };
    const refused = [
      null,
      newId(),
      visitOfMusa,
      await make({ visitedOn: '2026-03-01' }),
      await make({ farmId: null }),
      await make({ visitedOn: '2026-06-09' }),
    ];
    for (const visitId of refused) expect((await check(body.id, { visitId })).body.code).toBe('no-recent-visit');
    const stood = await check(body.id);
    expect(stood.body).toMatchObject({
      state: 'checked',
      verdict: { words: 'I walked the farm; the plan fits it.', visitedOn: '2026-05-27', at: expect.any(String) },
    });
  });

  test('by the manager is not stood for by the manager’s own visit', async () => {
    const { body } = await draft({ promoter: chidi });
    await submit(body.id, chidi);
    await house.as(ngozi).call(nameVerifier, { offerId: body.id, managerId: halima.accountId });
    expect((await check(body.id, {}, halima)).body.code).toBe('no-recent-visit');
  });

  test('goes back with the verifier’s reason, and its promoter is told', async () => {
    const { body } = await draft();
    await submit(body.id);
    const before = house.post.all(amina.email).length;
    const returned = await check(body.id, { verdict: 'returned', visitId: null, words: 'The seed costs more.' });
    expect(returned.body).toMatchObject({ state: 'draft', verdict: null });
    expect(returned.body.history.at(-1)).toMatchObject({ byName: 'Chidi Okafor', reason: 'The seed costs more.' });
    await expect.poll(() => house.post.all(amina.email).length).toBe(before + 1);
    expect((await submit(body.id)).body).toMatchObject({ state: 'submitted', verifier: { name: 'Chidi Okafor' } });
  });
});

describe('an admin', () => {
  test('publishes what was verified, with the password typed again, and the promoter is told', async () => {
    const { body } = await draft();
    await submit(body.id);
    expect((await decide(body.id)).body.code).toBe('offer-moved-on'); // nobody stands for it yet
    await stand(body.id);
    expect((await decide(body.id, { password: 'wrong' })).body.code).toBe('wrong-password');
    const before = house.post.all(amina.email).length;
    const { body: open } = await publish(body.id);
    expect(open).toMatchObject({ state: 'published', availability: 'available', mayClose: true });
    await expect.poll(() => house.post.all(amina.email).length).toBe(before + 1);
    const seen = await house.as(bola).call(readOffer, { offerId: body.id });
    expect(seen.body.history.map(({ to, byName }) => [to, byName])).toEqual([
      ['draft', 'Amina Yusuf'],
      ['submitted', 'Amina Yusuf'],
      ['checked', 'Chidi Okafor'],
      ['published', 'Ngozi Eze'],
    ]);
    expect(seen.body.mayClose).toBe(false);
  });

  test('sends back with a reason, and the verdict goes with it', async () => {
    const { body } = await draft();
    await submit(body.id);
    await stand(body.id);
    const silent = await decide(body.id, { decision: 'return' });
    expect(silent.body.errors).toEqual([{ field: 'reason', says: 'investments.reasonRequired' }]);
    const back = await decide(body.id, { decision: 'return', reason: 'Say who buys the maize.' });
    expect(back.body).toMatchObject({ state: 'draft', verdict: null });
  });

  test('does not publish what was to close before today', async () => {
    const { body } = await draft({ terms: { closesOn: '2026-06-02', startsOn: '2026-06-03' } });
    await submit(body.id);
    await stand(body.id);
    const closesOn = '2026-05-31';
    await run(
      house.pool,
      sql`update investments.offer
          set terms = terms || ${JSON.stringify({ closesOn })}::jsonb, closes_on = ${closesOn}::date
          where id = ${body.id}`,
    );
    const { status, body: refused } = await publish(body.id);
    expect([status, refused.errors[0]?.field]).toEqual([400, 'terms.closesOn']);
  });
});
