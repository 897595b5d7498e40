import { afterAll, expect, test } from 'vitest';
import { listPestProducts, type Safety } from '@shuka/domain/marketplace';
import { people } from '#world';
import { herbicide, someGood } from '#world/input-hands.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, bola } = people;

const safety: Safety = {
  activeIngredient: 'Emamectin benzoate 19 g/l',
  whoClass: 'II',
  protectiveGear: 'Gloves, boots, long sleeves, mask',
  preHarvestDays: 14,
  registeredUntil: '2027-06-30',
};

const onShelf = (name: string, change: Partial<Safety> = {}, isChecked = true) =>
  someGood(house, undefined, { ...herbicide, name, safety: { ...safety, ...change }, isChecked });

test('products are only those that act on the pest, whose number was looked up and whose registration counts', async () => {
  const good = await onShelf('Worm Stop');
  await onShelf('Nobody looked', {}, false);
  await onShelf('Over', { registeredUntil: '2026-05-31' });
  await onShelf('Old', { activeIngredient: 'Emamectin benzoate, endosulfan' });
  await onShelf('Weed Clear', { activeIngredient: 'Nicosulfuron 40 g/l' });
  const { items } = (await house.as(amina).call(listPestProducts, { pest: 'fall-armyworm', stateCode: 'KN' })).body;
  expect(items.map(({ id, groups, safety: said }) => [id, groups, said?.preHarvestDays])).toEqual([
    [good.id, ['6'], 14],
  ]);
  expect(items[0]?.safety?.protectiveGear).toContain('Gloves');
  expect((await house.as(amina).call(listPestProducts, { pest: 'mosaic' })).body.items).toEqual([]);
  expect((await house.as(bola).call(listPestProducts, { pest: 'mosaic' })).status).toBe(403);
});
