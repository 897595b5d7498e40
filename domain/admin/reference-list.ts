import { sowingWindows } from '#advisory';
import { flagLimits } from '#extension';
import { offerFee } from '#investments';
import { limitsOfLoans } from '#loans';
import { priceBounds } from '#marketplace';
import { contactDays } from '#messaging';
import { smsCaps } from '#settings';
import type { Reference } from '#kit/reference.ts';
import { waitingDays } from './waiting-days.ts';

/** The figures that may change while the house runs. All others change with a release, or in a room of their own. */
export const references: readonly Reference[] = [
  contactDays,
  waitingDays,
  flagLimits,
  offerFee,
  smsCaps,
  priceBounds,
  limitsOfLoans,
  sowingWindows,
];

/** Figures by their name; null for those that change with a release or in a room of their own. */
export const findReference = (name: string): Reference | null => references.find((one) => one.name === name) ?? null;
