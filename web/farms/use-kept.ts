import { useMemo } from 'react';
import { clashRows, photoRows, plotRows } from '@shuka/domain/farms';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import { useRows, type Kept } from '#kit/rows.ts';
import { glancesOf, type Glance } from './glances.ts';

const none: readonly never[] = [];

/** The records of a type on this phone; none while they are being read. */
export const useKept = <Row extends { readonly id: string }>(type: RowType<Row>): readonly Kept<Row>[] => {
  const loaded = useRows(type);
  return loaded.state === 'ready' ? loaded.value : none;
};

const rowOf = <Row>({ row }: Kept<Row>): Row => row;

/** What the cards of all farms say, worked out anew only when a photo, plot or clash changes. */
export const useGlances = (): ReadonlyMap<string, Glance> => {
  const photos = useKept(photoRows);
  const plots = useKept(plotRows);
  const clashes = useKept(clashRows);
  return useMemo(() => glancesOf(photos.map(rowOf), plots.map(rowOf), clashes.map(rowOf)), [photos, plots, clashes]);
};
