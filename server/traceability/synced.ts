import type { SyncedRow, SyncedType } from '#kit/synced.ts';
import { findCoolingActs, findGoodsActs } from './goods-act-store.ts';
import { findKeptShipments } from './shipment-store.ts';

const asRows = (found: readonly { readonly id: string }[]): SyncedRow[] =>
  found.map(({ id, ...rest }) => ({ id, text: JSON.stringify(rest) }));

/** What phones of a company keep of goods: what was packed, cooled and sold lately, and what is or was on its way. */
export const synced: readonly SyncedType[] = [
  { type: 'goodsAct', read: async (db, ids) => asRows(await findGoodsActs(db, ids)) },
  { type: 'coolingAct', read: async (db, ids) => asRows(await findCoolingActs(db, ids)) },
  { type: 'shipment', read: async (db, ids) => asRows(await findKeptShipments(db, ids)) },
];
