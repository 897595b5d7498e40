import { useMemo } from 'react';
import { farmRows, landFigures, plotRows } from '@shuka/domain/farms';
import { bookFigures, entryRows } from '@shuka/domain/finance';
import {
  cropList,
  harvestRows,
  monthlyProduction,
  numberOfCrops,
  previousProductionKilograms,
  seasonRows,
} from '@shuka/domain/seasons';
import { today } from '#kit/today.ts';
import { useOwnRows } from './own-rows.ts';

/** What the dashboard says of a farmer, worked out from their own records; each part anew only when its records change. */
export const useFarmerFigures = () => {
  const [farms, plots] = [useOwnRows(farmRows), useOwnRows(plotRows)];
  const [seasons, harvests] = [useOwnRows(seasonRows), useOwnRows(harvestRows)];
  const entries = useOwnRows(entryRows);
  const land = useMemo(() => landFigures(farms, plots), [farms, plots]);
  const crops = useMemo(() => ({ count: numberOfCrops(seasons), names: cropList(seasons) }), [seasons]);
  const production = useMemo(
    () => ({
      previousKilograms: previousProductionKilograms(seasons, harvests),
      months: monthlyProduction(harvests, today()),
    }),
    [seasons, harvests],
  );
  const money = useMemo(() => bookFigures(entries), [entries]);
  return { land, crops, production, money };
};
