import { useEffect, useState } from 'react';
import { heldOn } from '@shuka/domain/kit/reference-table.ts';
import type { InForce } from '@shuka/domain/kit/reference.ts';
import {
  kiloKoboOf,
  listPriceBounds,
  priceBoundOf,
  priceBounds,
  priceFault,
  priceFaultSays,
  type PriceBound,
  type PriceDraft,
} from '@shuka/domain/marketplace';
import { call } from '#kit/api.ts';

let known: readonly InForce[] | null = null;

/**
 * What prices may be, by day: at once what this page knows, then what the server, or the copy the phone keeps of its last
 * answer, says. The app's own stand in where there is neither. The server judges anew when a price arrives.
 */
export const usePriceBounds = (): readonly InForce[] => {
  const [versions, setVersions] = useState<readonly InForce[]>(() => known ?? []);
  useEffect(() => {
    let isCurrent = true;
    void call(listPriceBounds, {}).then((result) => {
      if (!result.ok) return;
      known = result.value.items;
      if (isCurrent) setVersions(known);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return versions;
};

/** What a price was measured by, and since when that holds. */
export type Measured = PriceBound & { readonly date: string };

/** The bound that a price breaks, with the words for it; null where it breaks none. */
export const brokenBound = (
  versions: readonly InForce[],
  draft: PriceDraft,
): { readonly says: string; readonly bound: Measured } | null => {
  const { values, date } = heldOn(priceBounds, versions, draft.day);
  const fault = priceFault(values, { ...draft, kiloKobo: kiloKoboOf(draft.amountKobo, draft.unitGrams) });
  return fault === null ? null : { says: priceFaultSays[fault], bound: { ...priceBoundOf(values, draft), date } };
};
