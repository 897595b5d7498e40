import { useSyncExternalStore } from 'react';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import { useCell } from './cell.ts';
import { engine, readiness } from './engine.ts';
import { inNextFrame } from './next-frame.ts';
import type { Loaded } from './use-load.ts';
import { world, type Kept } from './world.ts';

export type { Kept, RecordState } from './world.ts';

const reload = (): void => void engine.get()?.sync();

const subscribe = inNextFrame(world.subscribe);

const useWorld = <Value>(look: () => Value): Loaded<Value> & { reload: () => void } => {
  const ready = useCell(readiness);
  const value = useSyncExternalStore(subscribe, look, look);
  return ready.state === 'ready' ? { state: 'ready', value, reload } : { ...ready, reload };
};

/** All records of a type on this phone, newest id first. */
export const useRows = <Row extends { readonly id: string }>(
  type: RowType<Row>,
): Loaded<readonly Kept<Row>[]> & { reload: () => void } =>
  useWorld(() => world.list(type.name) as readonly Kept<Row>[]); // rows of a type are what its contract lets leave

/** One record; null when it is not here. */
export const useRow = <Row extends { readonly id: string }>(
  type: RowType<Row>,
  id: string,
): Loaded<Kept<Row> | null> & { reload: () => void } => useWorld(() => world.find(type.name, id) as Kept<Row> | null);

const none: readonly never[] = [];

/** The records of a type on this phone; none while they are being read. */
export const useKept = <Row extends { readonly id: string }>(type: RowType<Row>): readonly Kept<Row>[] => {
  const loaded = useRows(type);
  return loaded.state === 'ready' ? loaded.value : none;
};

/** The records without where each stands. */
export const rowsOf = <Row>(kept: readonly Kept<Row>[]): Row[] => kept.map(({ row }) => row);
