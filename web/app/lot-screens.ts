import {
  loadJoinLotsPage,
  loadLotPage,
  loadMoveLotPage,
  loadSplitLotPage,
  loadStoreHarvestPage,
  loadWriteOffLotPage,
} from '#lots';
import { loadWholeProducePage } from './produce-parts.tsx';
import type { Screen } from './area.ts';

/** The screens of somebody's lots, below the address of their produce. */
export const lotScreens = (produce: string): readonly Screen[] => [
  { path: produce, load: loadWholeProducePage },
  { path: `${produce}/store/:harvestId`, load: loadStoreHarvestPage },
  { path: `${produce}/:lotId`, load: loadLotPage },
  { path: `${produce}/:lotId/split`, load: loadSplitLotPage },
  { path: `${produce}/:lotId/join`, load: loadJoinLotsPage },
  { path: `${produce}/:lotId/move`, load: loadMoveLotPage },
  { path: `${produce}/:lotId/gone`, load: loadWriteOffLotPage },
];
