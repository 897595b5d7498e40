import type { CropPrice, SoldGood } from '@shuka/domain/advisory';
import type { Db } from '#kit/db.ts';
import { findQuotations } from './board-store.ts';
import { findShop } from './shop-store.ts';

/** More kinds of fertiliser, and more markets, than a state has. */
const most = 200;

/** What plans of feeding are reckoned with, as anybody may see it in the shop and on the board. */
export const forPlans = {
  findFertilisers: (db: Db, stateCode: string, today: string): Promise<SoldGood[]> =>
    findShop(db, { after: null, limit: most, today, search: '', kind: 'fertiliser', stateCode, companyId: null }),
  findCropPrices: async (db: Db, crop: string, stateCode: string): Promise<CropPrice[]> =>
    crop === ''
      ? []
      : (await findQuotations(db, { crop, stateCode, lga: '', after: null, limit: most })).map(
          ({ kiloKobo, day, market, lga, kind, source }) => ({ kiloKobo, day, market, lga, kind, source }),
        ),
};
