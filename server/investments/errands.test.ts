import { readMyData, reviseProfile } from '@shuka/domain/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openIssue, readVoice, revisePlan } from '@shuka/domain/extension';
import { listPlots, readFarm, reviseFarm } from '@shuka/domain/farms';
import { nameVerifier } from '@shuka/domain/investments';
import { addDays } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers } from '@shuka/domain/relations';
import { inTransaction, row, run, sql } from '#kit/db.ts';
import { findOffer } from './offer-store.ts';
import { gatherFor } from './gather-evidence.ts';
import { moveOffer } from './move-offer.ts';
import { farms, people, plots, type WorldPerson } from '#world';
import { errandsIn } from '#world/errands.ts';
import { addFarms } from '#world/many-farms.ts';
import { offersIn } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';

/* Chidi promotes an offer of Amina's; Halima, who does not look after Amina, is to verify it by a visit. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, bola, ngozi } = people;
const { draft, submit, check, publish } = offersIn(house);
const [{ id: farmId } = { id: '' }] = farms;
const { today, visit, make, plan, inspect, take, followPhone } = errandsIn(house);
const issue = { farmId: null, kind: 'pests', description: 'Worms', photoIds: [], voiceId: null } as const;
const move = (managerId: string) =>
  house.as(ngozi).call(assignFarmers, {
    id: newId(),
    farmerIds: [amina.accountId],
    managerId,
    reason: 'The rains begin.',
  });

let offerId = '';
const name = (manager: WorldPerson) => house.as(ngozi).call(nameVerifier, { offerId, managerId: manager.accountId });

let halimasPhone: Awaited<ReturnType<typeof followPhone>>;

beforeAll(async () => {
  await addFarms(house.pool, amina, 1);
  halimasPhone = await followPhone(halima);
  const { body } = await draft({ promoter: chidi });
  offerId = body.id;
  await submit(offerId, chidi);
});

describe('a manager who does not look after the farmer', () => {
  test('can neither visit, plan, inspect nor take pictures before they are named', async () => {
    for (const asked of [make, plan, inspect, take]) expect((await asked(halima)).status).toBe(404);
    await halimasPhone.sync();
    expect(halimasPhone.ofAmina()).toEqual([]);
  });

  test('gets this farm, its plots and the farmer’s name on the phone when they are named', async () => {
    expect((await name(halima)).status).toBe(200);
    await halimasPhone.sync();
    const count = plots.filter((plot) => plot.farmId === farmId).length;
    expect(halimasPhone.ofAmina().toSorted()).toEqual([
      'errand',
      'farm',
      ...Array.from({ length: count }, () => 'plot'),
    ]);
    const errand = [...halimasPhone.kept.values()].find(({ type }) => type === 'errand');
    expect(errand?.body).toMatchObject({ keeperName: 'Amina Yusuf', farmId, offerId, since: today() });
    expect(JSON.stringify([...halimasPhone.kept.values()])).not.toContain(amina.phone);
  });

  test('hears of it when the land is drawn anew', async () => {
    const was = { name: 'Gonar Amina' };
    const revised = await house.as(amina).call(reviseFarm, { farmId, was, becomes: { name: 'Gonar Amina Babba' } });
    expect(revised.status).toBe(200);
    await halimasPhone.sync();
    expect(halimasPhone.kept.get(`farm ${farmId}`)?.body['name']).toBe('Gonar Amina Babba');
  });

  test('plans and moves a visit, makes it, inspects and takes pictures, and the phone keeps what they made', async () => {
    const planned = await plan(halima);
    expect(planned.status).toBe(201);
    const moved = { planId: planned.body.id, plannedOn: today(), timeOfDay: 'morning', reason: '' } as const;
    expect((await house.as(halima).call(revisePlan, moved)).status).toBe(200);
    const made = visit();
    expect((await make(halima, made)).status).toBe(201);
    expect((await inspect(halima)).status).toBe(201);
    expect((await take(halima)).status).toBe(201);
    await halimasPhone.sync();
    const kept = halimasPhone.ofAmina();
    for (const type of ['visitPlan', 'visit', 'inspection', 'photo'])
      expect(kept.filter((one) => one === type)).toHaveLength(1);
    expect((await check(offerId, { visitId: made.id }, halima)).body).toMatchObject({
      state: 'checked',
      verdict: { visitedOn: today() },
    });
  });

  test('has nothing to do on other farms of the same farmer, with the books, the profile or the land itself', async () => {
    const other = await row<{ id: string }>(
      house.pool,
      sql`select id from farms.farm where keeper_id = ${amina.accountId} and name = 'Farm 1'`,
    );
    for (const to of [other?.id ?? '', null]) {
      expect((await make(halima, visit(to))).status).toBe(404);
      expect((await plan(halima, to)).status).toBe(404);
    }
    for (const asked of [inspect, take]) expect((await asked(halima, other?.id)).status).toBe(404);
    const keeperId = amina.accountId;
    for (const answer of [
      await house.as(halima).call(readFarm, { farmId }),
      await house.as(halima).call(readFarm, { farmId: other?.id ?? '' }),
      await house.as(halima).call(listPlots, { farmId }),
      await house.as(halima).call(reviseFarm, { farmId, was: { name: 'Gonar Amina Babba' }, becomes: { name: 'X' } }),
      await house
        .as(halima)
        .call(reviseProfile, { profileId: keeperId, was: { location: '' }, becomes: { location: 'X' } }),
      await house.as(halima).call(readVoice, { voiceId: newId() }),
      await house.as(halima).call(openIssue, { ...issue, id: newId(), keeperId }),
    ])
      expect(answer.status).toBe(404);
    // Nor with days before she was named.
    expect((await make(halima, visit(farmId, addDays(today(), -1)))).status).toBe(404);
  });

  test('finds nothing of the farmer among her own data', async () => {
    const { text } = await house.as(halima).send({ method: 'GET', url: readMyData.path });
    expect(text).not.toContain('Gonar Amina Babba');
  });

  test('may not be replaced by a word of her own, and a third manager has nothing of it', async () => {
    const third = await house.as(chidi).call(nameVerifier, { offerId, managerId: chidi.accountId });
    expect(third.status).toBe(403);
  });
});

describe('the visit of a named verifier', () => {
  test('is evidence of the offer once it is published', async () => {
    expect((await publish(offerId)).body).toMatchObject({ state: 'published' });
    house.clock.move({ hours: 1 });
    const made = visit();
    expect((await make(halima, made)).status).toBe(201);
    await inTransaction(house.pool, (db) => gatherFor(house.services, db, offerId));
    const line = await row(house.pool, sql`select kind, by_id from investments.evidence where subject_id = ${made.id}`);
    expect(line).toEqual({ kind: 'visit', by_id: halima.accountId });
  });
});

describe('a farm that a manager verifies leaves the phone', () => {
  test('not when the farmer comes into their care meanwhile, and it is there still when the care ends', async () => {
    await move(halima.accountId);
    await halimasPhone.sync();
    expect(halimasPhone.ofAmina()).not.toContain('errand');
    expect(halimasPhone.ofAmina().filter((type) => type === 'farm')).toHaveLength(2);
    await move(chidi.accountId);
    await halimasPhone.sync();
    expect(halimasPhone.ofAmina().filter((type) => type === 'farm')).toHaveLength(1);
    expect(halimasPhone.ofAmina()).toContain('errand');
  });

  test('when the offer is over, and what was done before it counts though it is sent later', async () => {
    const last = visit();
    await run(house.pool, sql`update investments.offer set state = 'published' where id = ${offerId}`);
    await inTransaction(house.pool, async (db) => {
      const offer = await findOffer(db, offerId);
      if (offer === null) throw new Error('no offer');
      const at = house.clock.now();
      await moveOffer(db, offer, 'closed', { by: 'house', byId: null, reason: '', at });
      await moveOffer(db, { ...offer, state: 'closed' }, 'unfunded', { by: 'house', byId: null, reason: '', at });
    });
    await halimasPhone.sync();
    expect(halimasPhone.ofAmina()).toEqual([]);
    for (const asked of [plan]) expect((await asked(halima)).status).toBe(404);
    expect((await make(halima, last)).status).toBe(201);
    expect((await make(halima, visit(farmId, addDays(today(), 1)))).status).not.toBe(201);
  });

  test('when another is named in their place', async () => {
    const { body } = await draft({ promoter: chidi });
    offerId = body.id;
    await name(halima);
    await halimasPhone.sync();
    expect(halimasPhone.ofAmina()).toContain('errand');
    await run(
      house.pool,
      sql`update accounts.account set roles = array['extension-manager'] where id = ${bola.accountId}`,
    );
    expect((await name(bola)).status).toBe(200);
    await halimasPhone.sync();
    expect(halimasPhone.ofAmina()).toEqual([]);
    expect((await plan(halima)).status).toBe(404);
  });

  test('and nothing of this was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
