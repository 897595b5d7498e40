import { stateName } from '@shuka/domain/kit/state-names.ts';
import { findCompanies, findLastEntry, findStaff } from '#relations';
import type { Db } from '#kit/db.ts';
import type { SyncedRow, SyncedType } from '#kit/synced.ts';
import { findArrivals } from './delivery-store.ts';
import { findDeliveries } from './delivery-rows.ts';
import { findFormulas } from './formula-store.ts';
import { findScales } from './scale-store.ts';

const asRows = (found: readonly { readonly id: string }[]): SyncedRow[] =>
  found.map(({ id, ...rest }) => ({ id, text: JSON.stringify(rest) }));

/** Who works at a gate and who stands there now; a handful of companies a pull. */
const readGates = async (db: Db, ids: readonly string[]): Promise<SyncedRow[]> => {
  const gates = [];
  for (const { companyId, name, address, lga, stateCode } of await findCompanies(db, ids)) {
    const staff = await findStaff(db, companyId);
    const last = await findLastEntry(db, companyId);
    gates.push({
      id: companyId,
      name,
      place: [address, lga, stateName(stateCode)].join(', '),
      onShiftId: last?.onId ?? null,
      people: staff.map((one) => ({
        accountId: one.accountId,
        name: `${one.firstName} ${one.lastName}`,
        duty: one.duty,
      })),
    });
  }
  return asRows(gates);
};

/** What phones keep of a gate; deliveries are on their farmer's phones too. */
export const synced: readonly SyncedType[] = [
  { type: 'gate', read: readGates },
  { type: 'scale', read: async (db, ids) => asRows(await findScales(db, ids)) },
  { type: 'formula', read: async (db, ids) => asRows(await findFormulas(db, ids)) },
  { type: 'arrival', read: async (db, ids) => asRows(await findArrivals(db, ids)) },
  { type: 'delivery', read: async (db, ids) => asRows(await findDeliveries(db, ids)) },
];
