import { listShipments, shipmentRows, type Shipment } from '@shuka/domain/traceability';
import { useKept, type RecordState } from '#kit/rows.ts';
import { useLoad } from '#kit/use-load.ts';

export type Direction = 'in' | 'out';

/** A shipment with where it stands: on this phone only, or with the server. */
export type Told = Shipment & { readonly state: RecordState };

/** What this phone knows of what a company sent or waits for, the newest first; it needs no network. */
export const useKeptShipments = (companyId: string): readonly Told[] =>
  useKept(shipmentRows)
    .filter(({ row }) => row.companyId === companyId || row.toCompanyId === companyId)
    .map(({ row, state }) => ({ ...row, isIncoming: row.toCompanyId === companyId, state }));

/** One page of them: as the server tells it, with what it does not know of yet before it on the first; else what this phone knows. */
export const useShipments = (companyId: string, direction: Direction, after: { readonly after?: string }) => {
  const kept = useKeptShipments(companyId).filter(({ isIncoming }) => isIncoming === (direction === 'in'));
  const loaded = useLoad(listShipments, { companyId, direction, ...after, limit: '20' });
  if (loaded.state !== 'ready') return { loaded, items: kept, next: null, isKept: kept.length > 0 };
  const { items, next } = loaded.value;
  const keptById = new Map(kept.map((one) => [one.id, one]));
  const told = items.map((one): Told => keptById.get(one.id) ?? { ...one, state: 'accepted' });
  const unsent = after.after === undefined ? kept.filter(({ id }) => items.every((one) => one.id !== id)) : [];
  return { loaded, items: [...unsent, ...told], next, isKept: true };
};
