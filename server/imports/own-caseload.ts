import { faultOf, type FarmerOfList, type RowFault } from '@shuka/domain/imports';
import { countVillages, findAccount, findPlaces, type NamedFarmer } from '#accounts';
import type { Db } from '#kit/db.ts';
import { careOf, findAssigned } from '#relations';
import { findPostedLgas } from '#supervision';

/** What a list of a manager is limited to: themselves, and the LGAs they work in, each as `state/LGA`. */
export type Caseload = {
  readonly managerId: string;
  readonly email: string | null;
  readonly lgas: ReadonlySet<string>;
};

type Place = { readonly stateCode: string; readonly lga: string };

const keyOf = ({ stateCode, lga }: Place): string => `${stateCode}/${lga}`;

/** The caseload a list is limited to: LGAs of the zone they are posted to, those where their farmers live, and their own. */
export const findCaseload = async (db: Db, managerId: string): Promise<Caseload> => {
  const places: Place[] = [
    ...(await findPostedLgas(db, managerId)),
    ...(await countVillages(db, careOf([managerId]))),
    ...(await findPlaces(db, [managerId])),
  ];
  const account = await findAccount(db, managerId);
  return { managerId, email: account?.email ?? null, lgas: new Set(places.map(keyOf)) };
};

/** What stands against a farmer of a manager's list: that they live elsewhere, or would come into other care. */
export const faultOfCaseload = (draft: FarmerOfList, { email, lgas }: Caseload): RowFault | null => {
  if (draft.manager !== null && draft.manager !== email) return faultOf('manager', 'manager-other');
  return lgas.has(keyOf(draft)) ? null : faultOf('lga', 'lga-other');
};

/** Those of these farmers who are in the manager's care; the others are not there for them. */
export const inCare = async (
  db: Db,
  { managerId }: Caseload,
  known: readonly NamedFarmer[],
): Promise<readonly NamedFarmer[]> => {
  const own = await findAssigned(
    db,
    managerId,
    known.map(({ accountId }) => accountId),
  );
  return known.filter(({ accountId }) => own.has(accountId));
};
