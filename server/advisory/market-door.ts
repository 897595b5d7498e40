import type { CropPrice, SoldGood } from '@shuka/domain/advisory';
import type { Db } from '#kit/db.ts';

/** What markets know that a plan is reckoned with: they are below, so `app` brings it. */
export type MarketDoor = {
  /** The fertilisers that dealers of a state sell on a day. */
  readonly findFertilisers: (db: Db, stateCode: string, today: string) => Promise<SoldGood[]>;
  /** What a crop ('maize') last cost at the markets of a state. */
  readonly findCropPrices: (db: Db, crop: string, stateCode: string) => Promise<CropPrice[]>;
};
