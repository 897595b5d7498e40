import type { Farm } from '@shuka/domain/farms';
import type { Kept } from '#kit/rows.ts';

const fieldOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/**
 * The farm a navigation state tells of: by its id, for the list may have changed since, else by its place on the list,
 * as the specification has it (`{ index }`, or the bare number).
 */
export const chosenFarm = (farms: readonly Kept<Farm>[], state: unknown): Kept<Farm> | null => {
  const farmId = fieldOf(state, 'farmId');
  const byId = farms.find(({ row }) => row.id === farmId);
  if (byId !== undefined) return byId;
  const index = typeof state === 'number' ? state : fieldOf(state, 'index');
  return typeof index === 'number' ? (farms[index] ?? null) : null;
};
