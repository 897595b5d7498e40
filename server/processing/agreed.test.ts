import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSupplier } from '@shuka/domain/processing';
import { agreeToBid, answerDemand, countPurchase, readAnswer, readPurchase } from '@shuka/domain/marketplace';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someStaffer } from '#world/company-hands.ts';
import { loadDemand, termsDraft } from '#world/demands.ts';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { terms } from '#world/gate-drafts.ts';
import { openGate } from '#world/gate-hands.ts';
import { listingDraft, listingIn, purchaseIn } from '#world/listings.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi, danjuma } = people;
const { companyId } = mill;
const gate = await openGate(house);
const zainab = await someStaffer(house, 'clerk');
const { weigh, weighed, ask, settle, pay } = gateDesk(house, gate);
const today = dayOf(house.clock.now());
const weighedAt = house.clock.now().toISOString();

const agreementId = newId();
const agreed = { ...terms, koboPerKilogram: 46_000 };
let lots: { lotId: string; keeperId: string; grams: number }[] = [];

/** Dry and clean, so that what is weighed is what is paid. */
const bringing = (place: number, kilograms: number) => {
  const { lotId = '', keeperId = '' } = lots[place] ?? {};
  const dry = { moisture: 1200, foreign: 0, tareGrams: 0, grossGrams: kilograms * 1000, weighedAt };
  return { crop: 'Sorghum', lotId, keeperId, agreementId, terms: agreed, ...dry };
};
const readAsBuyer = async () => (await house.as(danjuma).call(readAnswer, { answerId: agreementId })).body.agreement;

beforeAll(async () => {
  const now = house.clock.now();
  const { id: demandId } = await loadDemand(house.pool, termsDraft(now, { crop: 'Sorghum' }), {}, now);
  const own = await lotOf(house, 100);
  const other = { kilograms: 400, crop: 'Sorghum', firstName: 'Talatu' };
  lots = [
    { lotId: own.id, keeperId: own.keeperId, grams: 100_000 },
    { ...(await farmerWithLot(house, other)), grams: 400_000 },
  ];
  const bid = { koboPerKilogram: 46_000, grams: 500_000, day: addDays(today, 4), note: '' };
  await house.as(chidi).call(answerDemand, { id: agreementId, demandId, seenVersion: 1, lots, ...bid });
  const { status, text } = await house
    .as(danjuma)
    .call(agreeToBid, { id: newId(), answerId: agreementId, seenNumber: 1 });
  if (status !== 201) throw new Error(`They did not agree: ${text}`);
});

describe('what was agreed, brought to the gate', () => {
  test('is shown to the clerk with its price and what is still to come of it', async () => {
    const { body } = await house.as(danjuma).call(findSupplier, { companyId, by: musa.phone });
    expect(body.lots.find(({ id }) => id === lots[0]?.lotId)?.agreement).toEqual({
      id: agreementId,
      koboPerKilogram: 46_000,
      openGrams: 100_000,
    });
  });

  test('is paid at the price that was agreed, and at no other, of a lot that is in it', async () => {
    const codeOf = async (change: object) => (await weigh({ ...bringing(0, 90), ...change })).body;
    expect((await codeOf({ terms })).code, 'the price of the day').toBe('terms-changed');
    expect((await codeOf({ agreementId: newId() })).code).toBe('no-such-agreement');
    expect((await codeOf({ agreementId: null })).code, 'the price without the agreement').toBe('terms-changed');
    const none = await codeOf({ lotId: null });
    expect(none.errors).toEqual([{ field: 'lotId', says: 'weigh.lotOfAgreement' }]);
    const otherLot = await lotOf(house, 50);
    expect((await codeOf({ lotId: otherLot.id, grossGrams: 40_000 })).code).toBe('no-such-lot');
    expect((await readAsBuyer())?.shares.map(({ deliveredGrams }) => deliveredGrams)).toEqual([0, 0]);
  });

  test('fills its share and starts the clock; weighed wrong it counts no more, paid it is paid there too', async () => {
    await weighed(bringing(0, 100));
    const wrong = await weighed(bringing(1, 300));
    expect((await readAsBuyer())?.clock).toMatchObject({ state: 'due', owedKobo: 400 * 46_000 });
    await ask(danjuma, wrong);
    const right = await weighed({ ...bringing(1, 390), replaces: wrong.id });
    await settle(zainab, wrong);
    expect((await readAsBuyer())?.clock).toMatchObject({ owedKobo: 490 * 46_000 });
    await pay(right);
    expect((await readAsBuyer())?.clock).toMatchObject({ owedKobo: 100 * 46_000 });
    const { body } = await house.as(danjuma).call(findSupplier, { companyId, by: musa.phone });
    expect(
      body.lots.find(({ id }) => id === lots[0]?.lotId),
      'all of it came',
    ).toBeUndefined();
  });
});

describe('an order of listed produce, brought to the gate', () => {
  test('is no agreement to weigh by: its own count says what is owed and what left the lot, once', async () => {
    const now = house.clock.now();
    const { id: lotId, keeperId } = await lotOf(house, 300);
    const grams = 200_000;
    const listingId = await listingIn(house.pool, { lotId, keeperId }, listingDraft(now, { grams }), now);
    const purchaseId = await purchaseIn(house.pool, { lotId, keeperId, listingId, grams }, 'handed-over', now);
    const lotNow = async () =>
      (await house.as(danjuma).call(findSupplier, { companyId, by: musa.phone })).body.lots.find(
        ({ id }) => id === lotId,
      );
    expect(await lotNow()).toMatchObject({ leftGrams: 300_000, agreement: null });
    const byOrder = { ...bringing(0, 200), lotId, keeperId, agreementId: purchaseId };
    const weighedByIt = await weigh({ ...byOrder, terms: { ...terms, koboPerKilogram: 45_000 } });
    expect(weighedByIt.body.code).toBe('no-such-agreement');
    const counted = { id: newId(), purchaseId, grams, note: '' };
    expect((await house.as(danjuma).call(countPurchase, counted)).status).toBe(200);
    const { body } = await house.as(danjuma).call(readPurchase, { purchaseId });
    expect(body.agreement?.clock).toMatchObject({ owedKobo: 200 * 45_000 });
    expect((await lotNow())?.leftGrams).toBe(100_000);
  });
});
