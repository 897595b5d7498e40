import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listHoldings, readInvestorStatement, readOffer, readPortfolio, readShares } from '@shuka/domain/investments';
import { findViolations } from '#finance';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import type { Investor } from '#world/many-investors.ts';
import { endsIn } from '#world/offer-ends.ts';
import { fillWallet } from '#world/fill-wallet.ts';
import { runsIn } from '#world/offer-runs.ts';
import { openHouse } from '#world/open-house.ts';

/* How offers end: what the harvest brought is shared out by the order that was said before, and a loss is said as one. */

const house = await openHouse();
afterAll(house.close);

const { amina, ifeoma, ngozi } = people;
const { releaseAll, repay, finish, settle, proofOf, ask, verify, release } = runsIn(house);
const { inWallet, ofFarmer, inEscrow, startLetters, hasLetter, twoInvestors, funded } = endsIn(house);

let one: Investor;
let other: Investor;

beforeAll(startLetters);

beforeEach(async () => {
  [one, other] = await twoInvestors();
});

describe('an offer that goes well', () => {
  test('pays everybody what was hoped for, leaves the rest to the farmer, and nothing in the escrow', async () => {
    const offer = await funded([one, other]);
    const before = await ofFarmer();
    await releaseAll(offer);
    expect((await ofFarmer()) - before).toBe(49_250_000);
    const repaid = await repay(offer.id, 60_000_000, { words: '40 bags of maize' });
    expect([repaid.status, repaid.text]).toEqual([409, expect.stringContaining('not-enough-money')]);
    await fillWallet(house, amina, 20_000_000);
    expect((await repay(offer.id, 60_000_000, { words: '40 bags of maize' })).body.proceedsKobo).toBe(60_000_000);
    expect((await finish(offer.id)).body.state).toBe('harvested');
    const shares = await house.as(ngozi).call(readShares, { offerId: offer.id });
    expect(shares.body).toEqual({
      unspentKobo: 0,
      proceedsKobo: 60_000_000,
      principalKobo: 50_000_000,
      expectedKobo: 57_500_000,
      investorsKobo: 57_500_000,
      farmerKobo: 2_500_000,
    });
    const settled = await settle(offer.id, ifeoma);
    expect([settled.status, settled.body.state, settled.body.result]).toEqual([200, 'settled', 'paid']);
    expect([await inWallet(one.browser), await inWallet(other.browser)]).toEqual([
      10_000_000 + 34_500_000,
      20_000_000 + 23_000_000,
    ]);
    expect((await ofFarmer()) - before).toBe(49_250_000 + 20_000_000 - 60_000_000 + 2_500_000);
    expect(await inEscrow(offer.id)).toBe(0);
    expect(await findViolations(house.pool)).toMatchObject({ isRight: true });
    const holdings = await one.browser.call(listHoldings, { status: 'completed' });
    expect(holdings.body.items).toMatchObject([{ state: 'completed', realisedKobo: 34_500_000 }]);
    const portfolio = await one.browser.call(readPortfolio, {});
    expect(portfolio.body).toMatchObject({ realisedKobo: 34_500_000, lostKobo: 0 });
    const kept = await row<{ result: string }>(
      house.pool,
      sql`select result from investments.offer where id = ${offer.id}`,
    );
    expect(kept?.result).toBe('paid');
    await expect.poll(() => hasLetter(one, /offerPaid|345,000/), { timeout: 20_000 }).toBe(true);
  });

  test('counts in the record of its promoter from then on', async () => {
    const offer = await funded([one, other]);
    const { record } = (await house.as(ngozi).call(readOffer, { offerId: offer.id })).body;
    expect(record.paid).toBeGreaterThan(0);
  });
});

describe('an offer that fails', () => {
  test('gives everybody their part of what there is, to the kobo, and says the loss as a loss', async () => {
    const offer = await funded([one, other]);
    await releaseAll(offer);
    await repay(offer.id, 19_999_999);
    await finish(offer.id, { words: 'Armyworm took most of it.' });
    const farmer = await ofFarmer();
    expect(offer.result).toBeNull();
    expect((await settle(offer.id, ifeoma)).body).toMatchObject({ state: 'settled', result: 'lost' });
    expect([await inWallet(one.browser), await inWallet(other.browser)]).toEqual([
      10_000_000 + 11_999_999,
      20_000_000 + 8_000_000,
    ]);
    expect(await ofFarmer()).toBe(farmer);
    expect(await inEscrow(offer.id)).toBe(0);
    expect((await findViolations(house.pool)).isRight).toBe(true);
    expect((await one.browser.call(readPortfolio, {})).body).toMatchObject({ lostKobo: 18_000_001 });
    const statement = await one.browser.call(readInvestorStatement, { form: 'csv' });
    expect(statement.text).toMatch(/-?180[,]?000\.01/);
    await expect.poll(() => hasLetter(one, /offerLost|lost ₦180,000.01/), { timeout: 20_000 }).toBe(true);
  });

  test('gives what never left the escrow back first, though the farmer has a floor of the harvest', async () => {
    const offer = await funded([one, other], { payOrder: 'farmer-floor-first' });
    const milestoneId = offer.milestones[0]?.id ?? '';
    await ask(offer.id, milestoneId, await proofOf('pre-planting'));
    await verify(offer.id, milestoneId);
    await release(offer.id, milestoneId);
    await repay(offer.id, 10_000_000);
    await finish(offer.id);
    const before = await ofFarmer();
    await settle(offer.id, ifeoma);
    expect((await ofFarmer()) - before).toBe(2_000_000); // a fifth of what the harvest brought
    const back = 24_625_000 + 8_000_000;
    expect((await inWallet(one.browser)) + (await inWallet(other.browser))).toBe(30_000_000 + back);
    expect(await inEscrow(offer.id)).toBe(0);
  });

  test('with nothing at all completes everybody’s part with nothing', async () => {
    const offer = await funded([one, other]);
    await releaseAll(offer);
    await finish(offer.id, { words: 'A flood took the field.' });
    expect((await settle(offer.id, ifeoma)).status).toBe(200);
    const { body } = await one.browser.call(listHoldings, {});
    expect(body.items).toMatchObject([{ state: 'completed', realisedKobo: 0 }]);
    expect(await inWallet(one.browser)).toBe(10_000_000);
  });
});
