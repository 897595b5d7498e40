import { useMemo } from 'react';
import type { TakenPosition } from '@shuka/domain/extension';
import { plotRows, type Plot } from '@shuka/domain/farms';
import { metresToBoundary } from '@shuka/domain/kit/boundary-distance.ts';
import { useKept } from '#kit/rows.ts';

/** The plots a visit may be at: of the farm it is to, or all of the farmer's. */
const isThere =
  (keeperId: string, farmId: string) =>
  ({ row }: { row: Plot }): boolean =>
    row.keeperId === keeperId && (farmId === '' || row.farmId === farmId);

/** How far a position is from the nearest plot of a farmer; null where none is mapped. As the server will find it. */
export const useMetresAway = (keeperId: string, farmId: string, position: TakenPosition | null): number | null => {
  const plots = useKept(plotRows);
  return useMemo(() => {
    if (position === null) return null;
    const from = [position.longitude, position.latitude] as const;
    const away = plots
      .filter(isThere(keeperId, farmId))
      .flatMap(({ row }) => metresToBoundary(from, row.boundary) ?? []);
    return away.length === 0 ? null : Math.round(Math.min(...away));
  }, [plots, keeperId, farmId, position]);
};
