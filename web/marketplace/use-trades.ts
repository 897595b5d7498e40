import { useMemo } from 'react';
import { entryRows, standingEntries } from '@shuka/domain/finance';
import { revenueByQuarter, tradeOf, tradesOf, type Business, type BusinessTrade } from '@shuka/domain/marketplace';
import { useKept, type Kept } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';

/** A business in care, and how it does by its keeper's book. */
export type Traded = { readonly kept: Kept<Business>; readonly trade: BusinessTrade };

const nothing = tradeOf(0, 0);

const byName = ({ kept: one }: Traded, { kept: other }: Traded): number => one.row.name.localeCompare(other.row.name);

/** How the businesses do, worked out anew only when a business or a book changes. A refused correction has no say. */
export const useTrades = (businesses: readonly Kept<Business>[]) => {
  const entries = useKept(entryRows);
  const today = useToday();
  return useMemo(() => {
    const keeperIds = businesses.map(({ row }) => row.keeperId);
    const keepers = new Set(keeperIds);
    const ofKeepers = entries.filter(
      ({ row, state }) => keepers.has(row.keeperId) && (row.corrects === null || state !== 'needs-fixing'),
    );
    const standing = standingEntries(ofKeepers.map(({ row }) => row));
    const trades = tradesOf(standing, keeperIds, today);
    return {
      traded: businesses.map((kept) => ({ kept, trade: trades.get(kept.row.keeperId) ?? nothing })).toSorted(byName),
      quarters: revenueByQuarter(standing, keeperIds, today),
    };
  }, [businesses, entries, today]);
};
