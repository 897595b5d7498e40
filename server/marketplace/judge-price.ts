import { heldOn } from '@shuka/domain/kit/reference-table.ts';
import {
  checkPriceBound,
  kiloKoboOf,
  priceBounds,
  priceFault,
  type PriceDraft,
  type SeenPrice,
} from '@shuka/domain/marketplace';
import type { Db } from '#kit/db.ts';
import { heldVersions, inForceOn } from '#settings';

/** @throws Problem `invalid` beside `amountKobo` for a price outside what held on the day it was seen. */
export const demandWithinBounds = async (db: Db, price: SeenPrice): Promise<void> =>
  checkPriceBound((await inForceOn(db, priceBounds, price.day)).values, price);

/** The same of the prices of a list, in their order: what is wrong with each, null where nothing is. */
export const judgeListed = async (db: Db, drafts: readonly PriceDraft[]): Promise<ReturnType<typeof priceFault>[]> => {
  const versions = await heldVersions(db, priceBounds);
  return drafts.map((draft) =>
    priceFault(heldOn(priceBounds, versions, draft.day).values, {
      ...draft,
      kiloKobo: kiloKoboOf(draft.amountKobo, draft.unitGrams),
    }),
  );
};
