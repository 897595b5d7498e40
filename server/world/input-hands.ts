import { checkedGood, placeOrder, type GoodDetails, type ShelfGood } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertGood, insertStockLine, markGood } from '#marketplace';
import { people, type WorldPerson } from './people.ts';
import { mill } from './companies.ts';
import type { OpenHouse } from './open-house.ts';

/** Fertiliser by the bag, as a label says it; number and price are invented. */
export const urea: GoodDetails = {
  kind: 'fertiliser',
  name: 'Urea 46-0-0',
  maker: 'Kano Blending',
  registration: 'FFD/2024/0117',
  packSize: 50_000,
  packUnit: 'gram',
  priceKobo: 4_500_000,
  safety: null,
};

/** A herbicide with what its label must say; number and price are invented. */
export const herbicide: GoodDetails = {
  kind: 'pesticide',
  name: 'Weed Clear',
  maker: 'Sahel Agro',
  registration: 'A5-0417',
  packSize: 1000,
  packUnit: 'millilitre',
  priceKobo: 650_000,
  safety: {
    activeIngredient: 'Nicosulfuron 40 g/l',
    whoClass: 'U',
    protectiveGear: 'Gloves, boots, long sleeves, mask',
    preHarvestDays: 60,
    registeredUntil: '2027-06-30',
  },
};

type More = Partial<GoodDetails> & { readonly stock?: number; readonly isChecked?: boolean };

/** A good on a shelf, looked up and in stock unless something else is said; each is another. */
export const someGood = async (
  { pool, clock }: Pick<OpenHouse, 'pool' | 'clock'>,
  companyId: string = mill.companyId,
  { stock = 100, isChecked = true, ...more }: More = {},
): Promise<Pick<ShelfGood, 'id' | 'name' | 'priceKobo'>> => {
  const id = newId();
  const now = clock.now();
  const good = checkedGood({ ...urea, ...more });
  await insertGood(pool, { ...good, id, companyId, now });
  const by = people.ngozi.accountId;
  if (isChecked) await markGood(pool, id, { state: 'verified', by, today: dayOf(now), reason: '' });
  const line = { id: newId(), goodId: id, reason: 'received', ofId: null, byId: by, at: now } as const;
  if (stock > 0) await insertStockLine(pool, { ...line, packs: stock });
  return { id, name: good.name, priceKobo: good.priceKobo };
};

/** Orders packs of goods for a farmer. */
export const orderOf = (
  house: OpenHouse,
  by: WorldPerson,
  goods: readonly (Pick<ShelfGood, 'id' | 'priceKobo'> & { readonly packs: number })[],
  { companyId = mill.companyId, keeperId = people.amina.accountId, id = newId() } = {},
) => {
  const lines = goods.map(({ id: goodId, packs, priceKobo }) => ({ goodId, packs, priceKobo }));
  return house.as(by).call(placeOrder, { id, keeperId, companyId, lines, note: '' });
};
