import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { finishOffer, payProceeds } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations, move, openEscrow, openWallet } from '#finance';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { Investor } from '#world/many-investors.ts';
import { endsIn } from '#world/offer-ends.ts';
import { fillWallet } from '#world/fill-wallet.ts';
import { runsIn } from '#world/offer-runs.ts';
import { openHouse } from '#world/open-house.ts';

/* What is done at the end of an offer, by whom, and once. */

const house = await openHouse();
afterAll(house.close);

const { amina, bola, ifeoma, ngozi } = people;
const { read, repay, finish, settle } = runsIn(house);
const { inWallet, ofFarmer, inEscrow, twoInvestors, funded } = endsIn(house);

let one: Investor;
let other: Investor;

beforeEach(async () => {
  [one, other] = await twoInvestors();
});

describe('what a harvest brought', () => {
  test('is paid in by its farmer alone, while the offer runs, once for one id', async () => {
    const offer = await funded([one, other]);
    await fillWallet(house, amina, 5_000_000);
    const sale = {
      id: newId(),
      offerId: offer.id,
      amountKobo: 5_000_000,
      source: 'insurance',
      words: 'Index',
    } as const;
    expect((await house.as(amina).call(payProceeds, sale)).status).toBe(201);
    const before = await ofFarmer();
    expect((await house.as(amina).call(payProceeds, sale)).body.proceedsKobo).toBe(5_000_000);
    expect(await ofFarmer()).toBe(before);
    const forged = { ...sale, id: newId() };
    expect((await one.browser.call(payProceeds, forged)).status).toBe(403);
    for (const amountKobo of [0, -5, 1.5, '5,000,000', '₦50,000'])
      expect((await house.as(amina).call(payProceeds, { ...forged, amountKobo } as never)).status).toBe(400);
    await finish(offer.id);
    expect((await repay(offer.id, 100)).body.code).toBe('offer-moved-on');
  });

  test('is said to be in by an admin with words, who can open it again', async () => {
    const offer = await funded([one, other]);
    expect((await finish(offer.id, { words: '' })).status).toBe(400);
    const said = { offerId: offer.id, words: 'All bags are sold.', isOver: true };
    expect((await house.as(amina).call(finishOffer, said)).status).toBe(403);
    expect((await finish(offer.id, { isOver: false })).body.code).toBe('offer-moved-on');
    expect((await finish(offer.id)).body.history.at(-1)).toMatchObject({
      to: 'harvested',
      reason: 'All bags are sold.',
    });
    expect((await finish(offer.id)).body.code).toBe('offer-moved-on');
    const again = await finish(offer.id, { isOver: false, words: 'Two more bags were found.' });
    expect(again.body.state).toBe('running');
  });
});

describe('sharing out', () => {
  test('wants a second admin with their password, and the database wants one too', async () => {
    const offer = await funded([one, other]);
    expect((await settle(offer.id, ifeoma)).body.code).toBe('offer-moved-on');
    await finish(offer.id);
    expect((await settle(offer.id, ngozi)).body.code).toBe('second-person-needed');
    expect((await settle(offer.id, { ...ifeoma, password: 'not hers' })).body.code).toBe('wrong-password');
    const both = sql`update investments.offer set settled_by = finished_by where id = ${offer.id}`;
    await expect(run(house.pool, both)).rejects.toThrow('offer_settled_by_a_second');
    expect((await read(offer.id)).state).toBe('harvested');
    expect((await settle(offer.id, ifeoma)).status).toBe(200);
  });

  test('happens once, though it is asked for twice at once', async () => {
    const offer = await funded([one, other]);
    await finish(offer.id);
    const answers = await Promise.all([settle(offer.id, ifeoma), settle(offer.id, ifeoma)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await inWallet(one.browser)) + (await inWallet(other.browser))).toBe(30_000_000 + 49_250_000);
    expect((await findViolations(house.pool)).isRight).toBe(true);
  });

  test('does not happen where the escrow has another sum than the offer says', async () => {
    const offer = await funded([one, other]);
    await finish(offer.id);
    const { pool, clock } = house;
    const at = clock.now();
    await fillWallet(house, bola, 100);
    const from = await openWallet(pool, bola.accountId, 'sandbox', at);
    const to = await openEscrow(pool, offer.id, 'sandbox', at);
    const stray = { id: newId(), kind: 'transfer', reason: '', subjectId: null, from, to, amountKobo: 100 } as const;
    await move(pool, stray, { by: null, endpoint: 'test', requestId: 'test', at });
    expect((await settle(offer.id, ifeoma)).status).toBe(500);
    expect(await inEscrow(offer.id)).toBe(49_250_100);
    expect((await read(offer.id)).state).toBe('harvested');
  });
});
