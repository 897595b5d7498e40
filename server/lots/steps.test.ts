import { afterAll, describe, expect, test } from 'vitest';
import { joinLots, listLots, moveLot, splitLot, takeBackStep, writeOffLot, type Lot } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { joinDraft, moveDraft, newLot, splitDraft, takeBackDraft, writeOffDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi } = people;
const keeperId = musa.accountId;
const ofMusa = house.as(musa);

const lots = async (): Promise<Map<string, Lot>> => {
  const { body } = await ofMusa.call(listLots, { keeperId, limit: '100' });
  return new Map(body.items.map((lot) => [lot.id, lot]));
};

const leftOf = async (lot: { readonly id: string }): Promise<number | undefined> =>
  (await lots()).get(lot.id)?.leftGrams;

describe('splitting a lot', () => {
  test('does: parts with a grade and place of their own, a loss, and the rest stays', async () => {
    const lot = await lotOf(house, 100);
    const draft = splitDraft(lot, [60], { gone: { grams: 5000, reason: 'spilled' } });
    const parts = [{ ...draft.parts[0], grade: 'grade-1', standsAt: 'Soba market' }, newLot(25)];
    const { status, body } = await ofMusa.call(splitLot, { ...draft, parts });
    expect([status, body.takes]).toEqual([201, [{ lotId: lot.id, grams: 90_000 }]]);
    const held = await lots();
    expect(held.get(lot.id)).toMatchObject({ bornGrams: 100_000, leftGrams: 10_000 });
    expect(held.get(draft.parts[0]?.id ?? '')).toMatchObject({
      crop: 'Sorghum',
      grade: 'grade-1',
      standsAt: 'Soba market',
      leftGrams: 60_000,
      seasonId: held.get(lot.id)?.seasonId,
      parents: [lot.id],
    });
  });

  test('refuses more than is left and says how much that is, and a lot that is closed', async () => {
    const lot = await lotOf(house, 100);
    await ofMusa.call(writeOffLot, writeOffDraft(lot, 37.5));
    const { status, body, text } = await ofMusa.call(splitLot, splitDraft(lot, [60, 3]));
    expect([status, body.code, text]).toEqual([409, 'not-enough-left', expect.stringContaining('62.5 kg')]);
    await ofMusa.call(splitLot, splitDraft(lot, [62.5]));
    expect((await ofMusa.call(splitLot, splitDraft(lot, [1]))).body.code).toBe('lot-closed');
  });

  test.each([
    ['no part', { parts: [] }, 'parts', 'lots.partsRequired'],
    ['too many parts', { parts: Array.from({ length: 21 }, () => newLot(1)) }, 'parts', 'lots.partsTooMany'],
    ['a day before it was there', { happenedOn: '2026-05-30' }, 'happenedOn', 'lots.beforeBorn'],
    ['a day to come', { happenedOn: '2026-06-03' }, 'happenedOn', 'lots.inFuture'],
    ['a loss without a reason', { gone: { grams: 1, reason: '' as 'pests' } }, 'gone.reason', 'lots.reasonRequired'],
  ])('refuses %s, beside the field', async (_what, change, field, says) => {
    const draft = splitDraft(await lotOf(house, 100), [1], change);
    const { status, body } = await ofMusa.call(splitLot, draft);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('refuses a lot of somebody else as if it were not there', async () => {
    const lot = await lotOf(house, 100);
    const hers = { ...splitDraft(lot, [1]), keeperId: amina.accountId };
    expect((await house.as(amina).call(splitLot, hers)).body.code).toBe('no-such-lot');
    expect((await house.as(amina).call(splitLot, splitDraft(lot, [1]))).status).toBe(404);
  });
});

describe('joining lots', () => {
  test('does: one lot that knows both its parents', async () => {
    const [one, other] = [await lotOf(house, 100), await lotOf(house, 50)];
    const draft = joinDraft([
      [one, 100],
      [other, 20],
    ]);
    expect((await house.as(chidi).call(joinLots, draft)).status).toBe(201);
    const held = await lots();
    expect([held.get(one.id)?.leftGrams, held.get(other.id)?.leftGrams]).toEqual([0, 30_000]);
    expect(held.get(draft.lot.id)).toMatchObject({ leftGrams: 120_000, seasonId: null, parents: [one.id, other.id] });
  });

  test('of two crops is refused, and of more or less than they are', async () => {
    const [one, rice] = [await lotOf(house, 100), await lotOf(house, 50, { crop: 'Rice' })];
    const both = [
      [one, 1],
      [rice, 1],
    ] as const;
    expect((await ofMusa.call(joinLots, joinDraft(both))).body.code).toBe('not-the-same');
    const other = await lotOf(house, 50);
    const shares = [
      [one, 10],
      [other, 10],
    ] as const;
    for (const kilograms of [19, 21]) {
      const { body } = await ofMusa.call(joinLots, joinDraft(shares, { lot: newLot(kilograms) }));
      expect(body.errors).toEqual([{ field: 'lot.grams', says: 'lots.sumWrong' }]);
    }
    const dusty = joinDraft(shares, { lot: newLot(19), gone: { grams: 1000, reason: 'weighed-anew' } });
    expect((await ofMusa.call(joinLots, dusty)).status).toBe(201);
  });
});

describe('moving a lot', () => {
  test('does; a move that is told late does not undo a later one', async () => {
    const lot = await lotOf(house, 100);
    await ofMusa.call(moveLot, moveDraft(lot, 'Kano', { happenedOn: '2026-06-01' }));
    expect((await ofMusa.call(moveLot, moveDraft(lot, 'Soba store'))).status).toBe(201);
    expect((await lots()).get(lot.id)).toMatchObject({ standsAt: 'Kano', leftGrams: 100_000 });
  });

  test('is refused for one that is closed', async () => {
    const lot = await lotOf(house, 100);
    await ofMusa.call(writeOffLot, writeOffDraft(lot, 100));
    expect((await ofMusa.call(moveLot, moveDraft(lot, 'Kano'))).body.code).toBe('lot-closed');
  });
});

describe('writing off', () => {
  test('tells what was lost or used, up to the last gram', async () => {
    const lot = await lotOf(house, 100);
    const eaten = writeOffDraft(lot, 40, { gone: { grams: 40_000, reason: 'eaten' } });
    expect((await ofMusa.call(writeOffLot, eaten)).body.gone).toEqual({ grams: 40_000, reason: 'eaten' });
    expect((await ofMusa.call(writeOffLot, writeOffDraft(lot, 60.001))).body.code).toBe('not-enough-left');
    await ofMusa.call(writeOffLot, writeOffDraft(lot, 60));
    expect(await leftOf(lot)).toBe(0);
  });
});

describe('taking back a step', () => {
  test('puts all as it was, once', async () => {
    const lot = await lotOf(house, 100);
    const split = splitDraft(lot, [60], { gone: { grams: 5000, reason: 'spilled' } });
    await ofMusa.call(splitLot, split);
    const draft = takeBackDraft({ id: split.id, keeperId }, { note: 'It was another bag.' });
    expect((await house.as(chidi).call(takeBackStep, draft)).body).toMatchObject({ takesBack: split.id, gives: [] });
    expect(await leftOf(lot)).toBe(100_000);
    expect((await lots()).has(split.parts[0]?.id ?? '')).toBe(false);
    const again = takeBackDraft({ id: split.id, keeperId });
    expect((await ofMusa.call(takeBackStep, again)).body.code).toBe('corrected-already');
    expect((await ofMusa.call(splitLot, splitDraft({ id: split.parts[0]?.id ?? '', keeperId }, [1]))).status).toBe(409);
  });

  test('by two at once is done by one', async () => {
    const lot = await lotOf(house, 100);
    const off = writeOffDraft(lot, 40);
    await ofMusa.call(writeOffLot, off);
    const both = [ofMusa, house.as(chidi)].map((hand) =>
      hand.call(takeBackStep, takeBackDraft({ id: off.id, keeperId })),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await leftOf(lot)).toBe(100_000);
  });

  test('waits until what came after it was taken back', async () => {
    const lot = await lotOf(house, 100);
    const split = splitDraft(lot, [60]);
    await ofMusa.call(splitLot, split);
    const [part] = split.parts;
    const off = writeOffDraft({ id: part?.id ?? '', keeperId }, 1);
    await ofMusa.call(writeOffLot, off);
    const back = (id: string) => ofMusa.call(takeBackStep, takeBackDraft({ id, keeperId }));
    expect((await back(split.id)).body.code).toBe('lot-in-use');
    expect((await back(off.id)).status).toBe(201);
    expect((await back(split.id)).status).toBe(201);
    expect((await back(lot.stepId)).status).toBe(201);
    expect(await leftOf(lot)).toBeUndefined();
  });

  test('of a move puts the lot where it stood before; of a taking back, or of nothing, is refused', async () => {
    const lot = await lotOf(house, 100);
    const move = moveDraft(lot, 'Kano');
    await ofMusa.call(moveLot, move);
    const back = takeBackDraft({ id: move.id, keeperId });
    await ofMusa.call(takeBackStep, back);
    expect((await lots()).get(lot.id)?.standsAt).toBe('At home');
    for (const id of [back.id, newId()])
      expect((await ofMusa.call(takeBackStep, takeBackDraft({ id, keeperId }))).body.code).toBe('no-such-step');
  });
});
