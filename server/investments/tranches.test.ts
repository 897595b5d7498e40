import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readWallet } from '@shuka/domain/finance';
import { askTranche, readOffer, releaseTranche, verifyTranche, type Offer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { findViolations } from '#finance';
import { farms, people } from '#world';
import { settleInvestor, type Investor } from '#world/many-investors.ts';
import { coolDown, inspect, majorPoint, putIn, runsIn, showPhoto, visit } from '#world/offer-runs.ts';
import { offersIn } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';

/* Money leaves the escrow of an offer for a milestone that somebody who does not want the money stood for. */

const house = await openHouse();
afterAll(house.close);

const { amina, bola, chidi, halima, ifeoma, musa, ngozi } = people;
const { running, proofOf, ask, verify, release, read } = runsIn(house);
const [, ofMusa = ''] = farms.map(({ id }) => id);

let investor: Investor;
let offer: Offer;

const inWallet = async (): Promise<number> => (await house.as(amina).call(readWallet, {})).body.balanceKobo;

beforeEach(async () => {
  await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
  investor = await settleInvestor(house, 100_000_000);
  offer = await running({}, [[investor.browser, 50_000_000]]);
});
afterEach(() =>
  run(
    house.pool,
    sql`update investments.offer set state = 'unfunded' where state in ('running', 'closed', 'published')`,
  ),
);

const [first, second] = [0, 1].map((place) => () => offer.milestones[place]?.id ?? '') as [() => string, () => string];

describe('the money of a milestone', () => {
  test('is its part of what came together after the fee, and goes to the farmer when it is asked for, verified and released', async () => {
    expect(offer).toMatchObject({ state: 'running', paidKobo: 50_000_000 });
    expect(offer.milestones.map(({ releasedKobo }) => releasedKobo)).toEqual([24_625_000, 24_625_000]);
    const before = await inWallet();
    const proof = await proofOf('pre-planting');
    const asked = await ask(offer.id, first(), proof);
    expect([asked.status, asked.body.milestones[0]]).toMatchObject([200, { state: 'asked', proof }]);
    expect((await verify(offer.id, first())).body.milestones[0]?.state).toBe('verified');
    const released = await release(offer.id, first());
    expect(released.body.milestones[0]).toMatchObject({ state: 'released', releasedKobo: 24_625_000 });
    expect((await inWallet()) - before).toBe(24_625_000);
    expect((await findViolations(house.pool)).isRight).toBe(true);
  });

  test('is not asked for without a picture, a visit, or the inspection of its stage', async () => {
    const proof = await proofOf('pre-planting');
    const withoutPhotos = await ask(offer.id, first(), { ...proof, photoIds: [] });
    expect([withoutPhotos.status, withoutPhotos.body.code]).toEqual([400, 'invalid']);
    const withoutInspection = await ask(offer.id, first(), { ...proof, inspectionId: null });
    expect(withoutInspection.body).toMatchObject({
      code: 'invalid',
      errors: [{ field: 'proof.inspectionId', says: expect.any(String) }],
    });
    const withoutVisit = await ask(offer.id, first(), { ...proof, visitId: newId() });
    expect([withoutVisit.status, withoutVisit.body.code]).toEqual([409, 'proof-not-of-farm']);
  });

  test('is not asked for with records of another farm, nor with a picture or a visit from before investors knew of it', async () => {
    const proof = await proofOf('pre-planting');
    const elsewhere = await showPhoto(house, { by: musa, farm: ofMusa });
    const other = { keeperId: musa.accountId, farmId: ofMusa };
    const old = await visit(house, { visitedOn: '2026-05-15', proof: null });
    for (const wrong of [
      { photoIds: [elsewhere] },
      { photoIds: [...proof.photoIds, newId()] },
      { visitId: await visit(house, { ...other, proof: null }) },
      { visitId: old },
      { inspectionId: await inspect(house, 'pre-planting', other) },
    ])
      expect((await ask(offer.id, first(), { ...proof, ...wrong })).body.code).toBe('proof-not-of-farm');
    expect((await ask(offer.id, first(), proof)).status).toBe(200);
  });

  test('is not asked for by the verifier, nor by anybody who has nothing to do with the farm', async () => {
    const proof = await proofOf('pre-planting');
    const statuses = [];
    for (const by of [chidi, halima, musa]) statuses.push((await ask(offer.id, first(), proof, by)).status);
    expect(statuses).toEqual([404, 404, 404]);
    const byInvestor = await investor.browser.call(askTranche, { offerId: offer.id, milestoneId: first(), proof });
    expect(byInvestor.status).toBe(403);
  });

  test('is not verified by who promotes the offer, not by another manager, and only once it was asked for', async () => {
    expect((await verify(offer.id, first())).body.code).toBe('tranche-moved-on');
    await ask(offer.id, first(), await proofOf('pre-planting'));
    expect((await verify(offer.id, first(), {}, halima)).status).toBe(404);
    expect((await verify(offer.id, first(), {}, amina)).status).toBe(403);
    expect((await verify(offer.id, first())).status).toBe(200);
    expect((await verify(offer.id, first())).body.code).toBe('tranche-moved-on');
  });

  test('is verified by nobody who asked for it, whatever the server believes: the table refuses', async () => {
    await ask(offer.id, first(), await proofOf('pre-planting'));
    await expect(
      run(house.pool, sql`update investments.milestone set verified_by = asked_by where id = ${first()}`),
    ).rejects.toThrow('milestone_verified_by_another');
  });

  test('is not verified where the inspection failed, is of another stage, or was corrected to a failed one since', async () => {
    const today = house.clock.now().toISOString().slice(0, 10);
    const failing = { nonConformities: [majorPoint(today)] };
    const proof = await proofOf('pre-planting');
    const passed = await inspect(house, 'pre-planting');
    for (const inspectionId of [
      await inspect(house, 'pre-planting', failing),
      await inspect(house, 'mid-season'),
      passed,
    ]) {
      expect((await ask(offer.id, first(), { ...proof, inspectionId })).status).toBe(200);
      if (inspectionId === passed)
        await inspect(house, 'pre-planting', { ...failing, corrects: passed, reason: 'I saw the seed store later.' });
      expect((await verify(offer.id, first())).body.code).toBe('inspection-not-passed');
      expect((await verify(offer.id, first(), { verdict: 'refused', words: 'Look again.' })).status).toBe(200);
    }
  });

  test('that was sent back with the reason can be asked for again; sent back without one it is not', async () => {
    const proof = await proofOf('pre-planting');
    await ask(offer.id, first(), proof);
    expect((await verify(offer.id, first(), { verdict: 'refused' })).status).toBe(400);
    const letters = house.post.all(amina.email).length;
    const refused = await verify(offer.id, first(), { verdict: 'refused', words: 'The second plot is bare.' });
    expect(refused.body.milestones[0]).toMatchObject({
      state: 'planned',
      refusal: 'The second plot is bare.',
      proof: null,
    });
    await expect.poll(() => house.post.all(amina.email).length).toBe(letters + 1);
    expect((await ask(offer.id, first(), proof)).body.milestones[0]).toMatchObject({ state: 'asked', refusal: '' });
  });

  test('goes out in the order of the milestones, and never before it was verified', async () => {
    const proof = await proofOf(null);
    expect((await ask(offer.id, second(), proof)).body.code).toBe('earlier-milestone-open');
    await ask(offer.id, first(), await proofOf('pre-planting'));
    expect((await release(offer.id, first())).body.code).toBe('tranche-moved-on');
    await verify(offer.id, first());
    await ask(offer.id, second(), proof);
    await verify(offer.id, second());
    expect((await release(offer.id, second())).body.code).toBe('tranche-moved-on');
    expect((await release(offer.id, first())).status).toBe(200);
    expect((await release(offer.id, second())).status).toBe(200);
  });

  test('goes out once, though two admins release it at once and again', async () => {
    await ask(offer.id, first(), await proofOf('pre-planting'));
    await verify(offer.id, first());
    const before = await inWallet();
    const both = await Promise.all([release(offer.id, first()), release(offer.id, first(), ifeoma)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await release(offer.id, first())).body.code).toBe('tranche-moved-on');
    expect((await inWallet()) - before).toBe(24_625_000);
  });

  test('goes out by an admin with their password alone', async () => {
    const input = { offerId: offer.id, milestoneId: first(), password: 'not hers' };
    expect((await house.as(ngozi).call(releaseTranche, input)).body.code).toBe('wrong-password');
    expect((await house.as(amina).call(releaseTranche, input)).status).toBe(403);
    expect(
      (await house.as(bola).call(verifyTranche, { ...input, verdict: 'verified', words: '' } as never)).status,
    ).toBe(403);
  });

  test('of another offer is not found, and none is asked for before the offer runs', async () => {
    await run(house.pool, sql`update investments.offer set state = 'unfunded' where id = ${offer.id}`);
    const { id, milestones } = await offersIn(house).published();
    const milestoneId = milestones[0]?.id ?? '';
    const proof = await proofOf('pre-planting');
    expect((await ask(id, first(), proof)).status).toBe(404);
    expect((await ask(id, milestoneId, proof)).body.code).toBe('offer-moved-on');
    await putIn(investor.browser, id, 50_000_000);
    expect((await house.as(ngozi).call(readOffer, { offerId: id })).body.state).toBe('closed');
    expect((await ask(id, milestoneId, proof)).body.code).toBe('offer-moved-on');
    await coolDown(house);
    expect((await read(id)).state).toBe('running');
    expect((await ask(id, milestoneId, proof)).status).toBe(200);
  });
});
