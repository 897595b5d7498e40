import { useMemo } from 'react';
import { useParams } from 'wouter';
import { lotStepRows, stockOf, type Lot, type LotStep } from '@shuka/domain/lots';
import { harvestRows, type Harvest } from '@shuka/domain/seasons';
import { usePerson } from '#accounts';
import { rowsOf, useKept, type Kept } from '#kit/rows.ts';

export type Stock = {
  /** What was done, with what the server did not take. */
  readonly told: readonly Kept<LotStep>[];
  /** What was done and counts: what the server did not take, waits for a person and changes no amount. */
  readonly steps: readonly LotStep[];
  readonly lots: ReadonlyMap<string, Lot>;
  readonly harvests: readonly Harvest[];
};

/** The lots of one keeper, as this phone knows them. */
export const useStock = (keeperId: string): Stock => {
  const all = useKept(lotStepRows);
  const harvests = useKept(harvestRows);
  return useMemo(() => {
    const told = all.filter(({ row }) => row.keeperId === keeperId);
    const steps = rowsOf(told.filter(({ state }) => state !== 'needs-fixing'));
    const own = rowsOf(harvests).filter((row) => row.keeperId === keeperId);
    return { told, steps, lots: stockOf(steps), harvests: own };
  }, [all, harvests, keeperId]);
};

/** Whose produce this page shows: that of the farmer in its address, else one's own. */
export const useKeeperId = (): string => {
  const { person } = usePerson();
  const { farmerId } = useParams();
  return farmerId?.toLowerCase() ?? person.accountId;
};

/** The places that were named, the last one first. */
export const knownPlaces = (steps: readonly LotStep[]): string[] => {
  const inTime = steps.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const placed = inTime.flatMap(({ gives, moved }) => [...gives, ...(moved === null ? [] : [moved])]);
  return [...new Set(placed.map(({ standsAt }) => standsAt))];
};
