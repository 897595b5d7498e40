import { useMemo } from 'react';
import type { FarmerRow } from '@shuka/domain/accounts';
import type { Farm } from '@shuka/domain/farms';
import { errandRows } from '@shuka/domain/relations';
import { cropName } from '#kit/crop-name.ts';
import { useKept, type Kept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { makeFarmsInCare, type FarmInCare } from './in-care.ts';

/** A farm that is on the phone for an errand alone is in another manager's care. */
const useWithoutErrands = (farms: readonly Kept<Farm>[]): readonly Kept<Farm>[] => {
  const errands = useKept(errandRows);
  return useMemo(() => {
    const visited = new Set(errands.map(({ row }) => row.farmId));
    return visited.size === 0 ? farms : farms.filter(({ row }) => !visited.has(row.id));
  }, [farms, errands]);
};

/** The farms in a manager's care, by name. */
export const useFarmsInCare = (
  farms: readonly Kept<Farm>[],
  farmers: readonly Kept<FarmerRow>[],
  managerId: string,
): readonly FarmInCare[] => {
  const words = useWords();
  const follow = useMemo(() => makeFarmsInCare(managerId, (crop) => cropName(crop, words)), [managerId, words]);
  const inCare = useWithoutErrands(farms);
  return useMemo(() => follow(inCare, farmers), [follow, inCare, farmers]);
};
