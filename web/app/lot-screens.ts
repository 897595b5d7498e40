import {
  loadJoinLotsPage,
  loadLotPage,
  loadMoveLotPage,
  loadSplitLotPage,
  loadStoreHarvestPage,
  loadWriteOffLotPage,
} from '#lots';
import { loadLotLabelsPage, loadLotPlotsPage, loadLotTracePage } from '#traceability';
import { loadWholeProducePage } from './produce-parts.tsx';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** The screens of somebody's lots, below the address of their produce. */
export const lotScreens = (produce: string): readonly Screen[] => [
  { path: produce, load: loadWholeProducePage },
  { path: `${produce}/store/:harvestId`, load: loadStoreHarvestPage },
  { path: `${produce}/:lotId`, load: loadLotPage },
  { path: `${produce}/:lotId/split`, load: loadSplitLotPage },
  { path: `${produce}/:lotId/join`, load: loadJoinLotsPage },
  { path: `${produce}/:lotId/move`, load: loadMoveLotPage },
  { path: `${produce}/:lotId/gone`, load: loadWriteOffLotPage },
  needsNetwork({ path: `${produce}/:lotId/labels`, load: loadLotLabelsPage }),
  needsNetwork({ path: `${produce}/:lotId/follow`, load: loadLotTracePage }),
  needsNetwork({ path: `${produce}/:lotId/eudr`, load: loadLotPlotsPage }),
];
