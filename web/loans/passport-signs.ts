import { ChartNoAxesColumn, HandCoins, Map, Wheat } from 'lucide-react';
import type { PassportPart } from '@shuka/domain/loans';

/** The sign of each part; the page of a lender goes without, for all signs come as one file. */
export const partSigns = {
  land: Map,
  seasons: Wheat,
  book: ChartNoAxesColumn,
  loans: HandCoins,
} as const satisfies Record<PassportPart, unknown>;
