import { useMemo } from 'react';
import type { FarmerRow } from '@shuka/domain/accounts';
import type { Farm } from '@shuka/domain/farms';
import type { Kept } from '#kit/rows.ts';
import { makeFarmsInCare, type FarmInCare } from './in-care.ts';

/** The farms in a manager's care, by name. */
export const useFarmsInCare = (
  farms: readonly Kept<Farm>[],
  farmers: readonly Kept<FarmerRow>[],
  managerId: string,
): readonly FarmInCare[] => {
  const follow = useMemo(() => makeFarmsInCare(managerId), [managerId]);
  return useMemo(() => follow(farms, farmers), [follow, farms, farmers]);
};
