import { afterAll, expect, test } from 'vitest';
import { listLots, lotStepRows, stockOf, type Lot, type LotStep } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers } from '@shuka/domain/relations';
import { people } from '#world';
import { keeper } from '#world/keeper.ts';
import {
  joinDraft,
  moveDraft,
  newLot,
  splitDraft,
  storeDraft,
  takeBackDraft,
  writeOffDraft,
} from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Act, type Phone } from '#world/phone.ts';
import { broughtIn, lotOf } from '#world/stored.ts';

/* What farmers and their managers do with lots where there is no network, on phones that send it later. */

const house = await openHouse();
afterAll(house.close);

const { musa, chidi, halima, ngozi } = people;
const keeperId = musa.accountId;

const send = async (phone: Phone, acts: readonly Act[]) => (await phone.push(phone.number(acts))).body.issues;

const lots = async (): Promise<Lot[]> => (await house.as(musa).call(listLots, { keeperId, limit: '100' })).body.items;

const find = async ({ id }: { readonly id: string }) => (await lots()).find((lot) => lot.id === id);

/** The steps on a phone after a pull from nothing. */
const stepsOn = async (phone: Phone): Promise<LotStep[]> => {
  const shown = keeper();
  shown.apply(await phone.pull());
  return [...shown.kept.values()].filter(({ type }) => type === lotStepRows.name).map(({ body }) => body as LotStep); // its own schema
};

test('a harvest, its lot and all that was done with it arrive in one batch, and twice is once', async () => {
  const phone = await openPhone(house, musa);
  const store = storeDraft(await broughtIn(house, 500), 500);
  const lot = { id: store.lot.id, keeperId };
  const split = splitDraft(lot, [200, 100], { gone: { grams: 4000, reason: 'dried' } });
  const [one, other] = split.parts.map(({ id }) => ({ id, keeperId }));
  if (one === undefined || other === undefined) throw new Error('There are two parts.');
  const joined = joinDraft([
    [one, 200],
    [other, 60],
  ]);
  const mistake = writeOffDraft(lot, 90);
  const acts = phone.number([
    ['lots.store', store],
    ['lots.split', split],
    ['lots.join', joined],
    ['lots.move', moveDraft({ id: joined.lot.id, keeperId }, 'Soba market')],
    ['lots.writeOff', mistake],
    ['lots.takeBack', takeBackDraft({ id: mistake.id, keeperId })],
  ]);
  for (const _ of [1, 2]) expect((await phone.push(acts)).body.issues).toEqual([]);
  expect(await find(lot)).toMatchObject({ leftGrams: 196_000 });
  expect(await find(joined.lot)).toMatchObject({ leftGrams: 260_000, standsAt: 'Soba market' });
});

test('of two phones that split the same lot, the second is refused and told how much is left', async () => {
  const lot = await lotOf(house, 100);
  const [his, managers] = [await openPhone(house, musa), await openPhone(house, chidi)];
  expect(await send(his, [['lots.split', splitDraft(lot, [70])]])).toEqual([]);
  const crossing = splitDraft(lot, [60]);
  const [issue] = await send(managers, [['lots.split', crossing]]);
  expect(issue).toMatchObject({ outcome: 'refused', code: 'not-enough-left', title: expect.stringContaining('30 kg') });
  // Nothing of it was done, and it is mended under the same id.
  expect(await find(lot)).toMatchObject({ leftGrams: 30_000 });
  expect(await send(managers, [['lots.split', { ...crossing, parts: [newLot(30)] }]])).toEqual([]);
  expect(await find(lot)).toMatchObject({ leftGrams: 0 });
});

test('what was done with a lot that never came to be is refused with it, and hinders nothing else', async () => {
  const phone = await openPhone(house, musa);
  const brought = await broughtIn(house, 100);
  const [much, right] = [storeDraft(brought, 101), storeDraft(brought, 100)];
  const issues = await send(phone, [
    ['lots.store', much],
    ['lots.split', splitDraft({ id: much.lot.id, keeperId }, [1])],
    ['lots.store', right],
  ]);
  expect(issues.map(({ code }) => code)).toEqual(['more-than-harvest', 'no-such-lot']);
  expect(await find(right.lot)).toMatchObject({ leftGrams: 100_000 });
});

test('the phones of the farmer and of his manager make the same lots of what they hear, to the gram', async () => {
  const [his, managers] = [await openPhone(house, musa), await openPhone(house, chidi)];
  const held = new Map((await lots()).map((lot) => [lot.id, lot]));
  expect(held.size).toBeGreaterThan(5);
  for (const phone of [his, managers]) {
    const own = (await stepsOn(phone)).filter((step) => step.keeperId === keeperId);
    expect(new Map([...stockOf(own)].sort())).toEqual(new Map([...held].sort()));
  }
});

test('a manager who no longer looks after him loses his lots, and what he did late is kept for the next one', async () => {
  const lot = await lotOf(house, 100);
  const phone = await openPhone(house, chidi);
  const given = { id: newId(), farmerIds: [keeperId], managerId: halima.accountId, reason: 'He moved away.' };
  await house.as(ngozi).call(assignFarmers, given);
  const [issue] = await send(phone, [['lots.writeOff', writeOffDraft(lot, 1)]]);
  expect(issue).toMatchObject({ outcome: 'parked', code: 'no-longer-yours' });
  expect(await find(lot)).toMatchObject({ leftGrams: 100_000 });
  expect((await stepsOn(phone)).filter((step) => step.keeperId === keeperId)).toEqual([]);
  const nextOne = await openPhone(house, halima);
  expect((await stepsOn(nextOne)).map(({ id }) => id)).toContain(lot.stepId);
});
