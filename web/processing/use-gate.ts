import { useMemo } from 'react';
import {
  arrivalRows,
  counts,
  deliveryRows,
  formulaRows,
  gateRows,
  scaleRows,
  type Delivery,
  type Formula,
  type Gate,
} from '@shuka/domain/processing';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { rowsOf, useKept, type Kept } from '#kit/rows.ts';

/** What this phone knows of the gate at which its clerk stands. */
export const useGate = (gate: Gate) => {
  const all = useKept(deliveryRows);
  const scales = useKept(scaleRows);
  const formulas = useKept(formulaRows);
  const arrivals = useKept(arrivalRows);
  return useMemo(() => {
    const here = <Row extends { readonly companyId: string }>(kept: readonly Kept<Row>[]) =>
      kept.filter(({ row }) => row.companyId === gate.id);
    const versions = rowsOf(here(formulas)).toSorted((one, other) => other.version - one.version);
    return {
      deliveries: here(all),
      scales: rowsOf(here(scales)).toSorted((one, other) => one.name.localeCompare(other.name)),
      formula: versions[0] ?? null,
      formulaOf: (id: string | null): Formula | null => versions.find((one) => one.id === id) ?? versions[0] ?? null,
      waiting: here(arrivals).toSorted((one, other) => one.row.arrivedAt.localeCompare(other.row.arrivedAt)),
    };
  }, [all, scales, formulas, arrivals, gate.id]);
};

export type GateNow = ReturnType<typeof useGate>;

/** The gate of whoever is here; null where they stand at none, or it is not on this phone yet. */
export const useOwnGate = (): Gate | null => rowsOf(useKept(gateRows))[0] ?? null;

/** What was weighed on the day it is in Nigeria, and counts. */
export const todays = (deliveries: readonly Kept<Delivery>[], now: Date): readonly Kept<Delivery>[] =>
  deliveries.filter(
    ({ row, state }) => state !== 'needs-fixing' && counts(row) && dayOf(new Date(row.weighedAt)) === dayOf(now),
  );

/** By this phone's clock. */
export const rightNow = (): Date => new Date();
