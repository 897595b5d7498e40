import { afterAll, expect, test } from 'vitest';
import { lotStepRows, moveLot, splitLot, storeHarvest, takeBackStep } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { moveDraft, newLot, splitDraft, storeDraft, takeBackDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { broughtIn } from '#world/stored.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { musa } = people;
const odd = 'Dáwà "ja" \\ ₦ ƙasa';

const textOf = async (id: string): Promise<string> =>
  (await synced[0]?.read(house.pool, [newId(), id]))?.[0]?.text ?? '';

test('what a phone is sent of each kind of step is what the endpoints answer, in the order of the schema', async () => {
  const store = storeDraft(await broughtIn(house, 100, { variety: odd }), 100, {
    note: odd,
    lot: newLot(100, { kilogramsPerUnit: 0.1 + 0.2, standsAt: odd }),
  });
  const lot = { id: store.lot.id, keeperId: musa.accountId };
  const split = splitDraft(lot, [20], { gone: { grams: 1, reason: 'seed' } });
  const answers = [
    await house.as(musa).call(storeHarvest, store),
    await house.as(musa).call(splitLot, split),
    await house.as(musa).call(moveLot, moveDraft(lot, odd)),
    await house.as(musa).call(takeBackStep, takeBackDraft({ ...lot, id: split.id })),
  ];
  const fields = Object.keys((lotStepRows.schema as unknown as { shape: object }).shape).filter((key) => key !== 'id');
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    const text = await textOf(body.id);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(fields);
    expect(lotStepRows.schema.parse({ ...(JSON.parse(text) as object), id: body.id })).toEqual(body);
  }
});
