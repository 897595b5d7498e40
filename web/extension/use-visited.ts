import { farmerRows } from '@shuka/domain/accounts';
import { errandRows, type Errand } from '@shuka/domain/relations';
import { useKept, useRow } from '#kit/rows.ts';
import type { Loaded } from '#kit/use-load.ts';

/** Somebody whom a manager may visit: a farmer in care, or one whose farm they verify an offer for (`errand`). */
export type Visited = { readonly id: string; readonly name: string; readonly errand: Errand | null };

/** Who is visited; null for one who is neither in care nor has a farm that is to be verified. */
export const useVisited = (farmerId: string): Loaded<Visited | null> & { reload: () => void } => {
  const loaded = useRow(farmerRows, farmerId);
  const errand = useKept(errandRows).find(({ row }) => row.keeperId === farmerId)?.row ?? null;
  if (loaded.state !== 'ready') return loaded;
  const { value, reload } = loaded;
  if (value === null)
    return { state: 'ready', reload, value: errand && { id: farmerId, name: errand.keeperName, errand } };
  const { firstName, lastName } = value.row;
  return { state: 'ready', reload, value: { id: farmerId, name: `${firstName} ${lastName}`, errand: null } };
};
