import { useSyncExternalStore } from 'react';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import { useCell } from './cell.ts';
import { engine, readiness, world } from './engine.ts';
import type { Loaded } from './use-load.ts';
import type { Kept } from './world.ts';

export type { Kept, RecordState } from './world.ts';

const reload = (): void => void engine.get()?.sync();

const useWorld = <Value>(look: () => Value): Loaded<Value> & { reload: () => void } => {
  const ready = useCell(readiness);
  const value = useSyncExternalStore(world.subscribe, look, look);
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
