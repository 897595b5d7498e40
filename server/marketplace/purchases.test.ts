import { afterAll, describe, expect, test } from 'vitest';
import {
  answerPurchase,
  cancelPurchase,
  countPurchase,
  handOverPurchase,
  listOwnPurchases,
  listPurchases,
  placePurchase,
  readListing,
  readPurchase,
  recordPurchasePaid,
  reviseListing,
  withdrawListing,
} from '@shuka/domain/marketplace';
import { listLots } from '@shuka/domain/lots';
import { listPartners } from '@shuka/domain/messaging';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someStaffer } from '#world/company-hands.ts';
import { listingDraft, listingIn, purchaseIn } from '#world/listings.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';
import { exportFor } from './own-data.ts';
import { findSellerTrust } from './trust-store.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi, danjuma } = people;
const { companyId } = mill;
const now = () => house.clock.now();
const today = () => dayOf(now());

/** Musa's lot of so many kilograms, all of it for sale. */
const listed = async (kilograms = 500) => {
  const { id: lotId, keeperId } = await lotOf(house, kilograms);
  const listingId = await listingIn(
    house.pool,
    { lotId, keeperId },
    listingDraft(now(), { grams: kilograms * 1000 }),
    now(),
  );
  return { lotId, keeperId, listingId };
};

const order = (listingId: string, change: object = {}) => {
  const input = {
    id: newId(),
    companyId,
    listingId,
    seenVersion: 1,
    grams: 400_000,
    day: today(),
    note: '',
    ...change,
  };
  return house.as(danjuma).call(placePurchase, input);
};

const answer = (purchaseId: string, isAccepted = true, reason = '') =>
  house.as(musa).call(answerPurchase, { id: newId(), purchaseId, isAccepted, reason });

const left = async (listingId: string) => (await house.as(danjuma).call(readListing, { listingId })).body.leftGrams;

/** The latest that came to a number; those of other tests before it are passed over. */
const smsWith = async (phone: string, words: string): Promise<string> => {
  const { text } = await house.post.next(phone);
  return text.includes(words) ? text : smsWith(phone, words);
};

describe('an order for listed produce', () => {
  test('is accepted, handed over, counted short and paid; each side hears what the other did', async () => {
    const { lotId, keeperId, listingId } = await listed();
    const { status, body } = await order(listingId);
    expect([status, body.mySide, body.sellerName, body.otherPhone, body.totalKobo]).toEqual([
      201,
      'buyer',
      '',
      '',
      18_000_000,
    ]);
    const { id: purchaseId } = body;
    const dearer = { ...listingDraft(now(), { koboPerKilogram: 60_000, grams: 500_000 }), keeperId, listingId };
    await house.as(musa).call(reviseListing, { ...dearer, id: newId(), seenVersion: 1 });
    expect((await order(listingId)).body.code).toBe('listing-changed');
    const accepted = (await answer(purchaseId)).body;
    expect(accepted).toMatchObject({ state: 'accepted', koboPerKilogram: 45_000, listingVersion: 1 });
    expect(accepted.agreement).toMatchObject({
      bidNumber: null,
      totalKobo: 18_000_000,
      payWithinDays: 3,
      companyName: 'Danjuma Mills',
      sellerName: 'Musa Ibrahim',
      clock: { state: 'not-delivered' },
    });
    expect(await left(listingId)).toBe(100_000);
    const { items: partners } = (await house.as(musa).call(listPartners, {})).body;
    expect(partners.map(({ name, tie }) => [name, tie])).toContainEqual(['Danjuma Bello', 'market']);
    expect((await answer(purchaseId)).body.code).toBe('order-moved-on');
    const seen = (await house.as(danjuma).call(readPurchase, { purchaseId })).body;
    expect([seen.sellerName, seen.otherPhone]).toEqual(['Musa Ibrahim', musa.phone]);
    const early = { id: newId(), purchaseId, grams: 400_000, note: '' };
    expect((await house.as(danjuma).call(countPurchase, early)).body.code).toBe('order-moved-on');
    await house.as(chidi).call(handOverPurchase, early);
    const counting = { id: newId(), purchaseId, grams: 390_000, note: 'Two bags were wet.' };
    const counted = (await house.as(await someStaffer(house, 'clerk')).call(countPurchase, counting)).body;
    expect(counted).toMatchObject({ state: 'received', handedGrams: 400_000, countedGrams: 390_000 });
    expect(counted.agreement?.clock).toEqual({
      state: 'due',
      dueOn: addDays(today(), 3),
      days: 3,
      owedKobo: 17_550_000,
    });
    const lots = (await house.as(musa).call(listLots, { keeperId })).body.items;
    expect(lots.find(({ id }) => id === lotId)?.leftGrams).toBe(110_000);
    const paying = { id: newId(), purchaseId, paidOn: today(), note: 'In cash.' };
    const tooMuch = await house.as(musa).call(recordPurchasePaid, { ...paying, amountKobo: 17_550_001 });
    expect(tooMuch.body.errors).toMatchObject([{ field: 'amountKobo', says: 'listing.moreThanOwed' }]);
    const paid = await house.as(musa).call(recordPurchasePaid, { ...paying, amountKobo: 17_550_000 });
    expect(paid.body.agreement?.clock.state).toBe('paid');
    expect(paid.body.story.map(({ act, side, byName }) => [act, side, byName])).toEqual([
      ['placed', 'buyer', 'Danjuma Bello'],
      ['accepted', 'seller', 'Musa Ibrahim'],
      ['handed-over', 'seller', 'Chidi Okafor'],
      ['counted', 'buyer', expect.any(String)],
      ['paid', 'seller', 'Musa Ibrahim'],
    ]);
    await expect(house.pool.query(`update marketplace.purchase_event set grams = 1`)).rejects.toThrow('never changed');
    await expect(house.pool.query(`update marketplace.purchase set total_kobo = 1`)).rejects.toThrow('never changed');
    expect((await exportFor(house.pool, musa.accountId))['purchases']).toMatchObject([{ id: purchaseId }]);
  });

  test('tells the other side by SMS, and never the number of a farmer who has not accepted', async () => {
    const { listingId } = await listed();
    const { body, text } = await order(listingId, { note: 'We bring a truck.' });
    expect(text).not.toContain(musa.phone);
    const says = 'Danjuma Mills orders 400 kg of your Sorghum at ₦450 a kg, ₦180,000 in all';
    expect(await smsWith(musa.phone, says)).toContain('collect by');
    expect((await answer(body.id, false)).body.errors).toMatchObject([{ field: 'reason' }]);
    const refused = (await answer(body.id, false, 'Kept for seed.')).body;
    expect([refused.state, refused.agreement]).toEqual(['refused', null]);
    expect(await smsWith(danjuma.phone, 'was refused')).toMatch(/400 kg of Sorghum was refused: Kept for seed\.$/);
    const read = await house.as(danjuma).call(readPurchase, { purchaseId: body.id });
    expect(read.text).not.toMatch(new RegExp(`Musa|\\${musa.phone}`));
    const lines = (await house.as(danjuma).call(listOwnPurchases, { companyId })).body.items;
    expect(lines.find(({ id }) => id === body.id)).toMatchObject({ sellerName: '', state: 'refused' });
    expect((await house.as(chidi).call(listPurchases, {})).body.items[0]).toMatchObject({ sellerName: 'Musa Ibrahim' });
  });

  test('is refused beside the field for too much or a wrong day, and of what is off the market', async () => {
    const { keeperId, listingId } = await listed();
    expect((await order(listingId, { grams: 500_001 })).body.errors).toMatchObject([{ field: 'grams' }]);
    expect((await order(listingId, { day: addDays(today(), 31) })).body.errors).toMatchObject([{ field: 'day' }]);
    const { id: purchaseId } = (await order(listingId)).body;
    await house.as(musa).call(withdrawListing, { id: newId(), keeperId, listingId, reason: 'The rain took it.' });
    const ended = (await house.as(danjuma).call(readPurchase, { purchaseId })).body;
    expect([ended.state, ended.story.at(-1)?.text]).toEqual(['refused', 'The rain took it.']);
    expect((await order(listingId)).body.code).toBe('listing-over');
    const clerk = await someStaffer(house, 'clerk');
    const input = { id: newId(), companyId, listingId, seenVersion: 1, grams: 1000, day: today(), note: '' };
    expect((await house.as(clerk).call(placePurchase, input)).status).toBe(404);
  });

  test('may be called off by either side until it is handed over; the buyer’s change of mind is no broken word', async () => {
    const { lotId, keeperId, listingId } = await listed();
    const cancel = (purchaseId: string, by: WorldPerson = danjuma) =>
      house.as(by).call(cancelPurchase, { id: newId(), purchaseId, reason: 'No truck came.' });
    const first = (await order(listingId)).body.id;
    expect((await cancel(first, musa)).body.code).toBe('order-moved-on');
    await answer(first);
    expect((await cancel(first)).body).toMatchObject({ state: 'cancelled' });
    expect(await left(listingId)).toBe(500_000);
    const second = (await order(listingId)).body.id;
    await answer(second);
    expect((await cancel(second, musa)).body.state).toBe('cancelled');
    const later = addDays(today(), 5);
    expect((await findSellerTrust(house.pool, [keeperId], later)).get(keeperId)).toEqual({ kept: 0, of: 2 });
    const third = await purchaseIn(house.pool, { lotId, keeperId, listingId }, 'handed-over', now());
    expect((await cancel(third)).body.code).toBe('order-moved-on');
    const over = { id: newId(), purchaseId: third, grams: 60_000, note: '' };
    expect((await house.as(danjuma).call(countPurchase, over)).body).toMatchObject({ countedGrams: 60_000 });
  });
});
