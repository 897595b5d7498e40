import type { FarmerRow } from '@shuka/domain/accounts';
import type { Farm } from '@shuka/domain/farms';
import type { Kept } from '#kit/rows.ts';
import { findableOf, fold } from './farm-search.ts';

/** A farm someone looks after, with the name of its keeper ('' while it is not on this phone) and what it is found by. */
export type FarmInCare = { readonly kept: Kept<Farm>; readonly keeper: string; readonly findable: string };

/** A farmer someone looks after, with how many farms they keep and what they are found by. */
export type FarmerInCare = { readonly row: FarmerRow; readonly farms: number; readonly findable: string };

/** One comparer for all: making one costs more than a thousand comparisons. */
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export const fullName = ({ firstName, lastName }: FarmerRow): string => `${firstName} ${lastName}`;

/** A Nigerian number as people here dial it, 0803 and so on. */
const dialled = ({ phone }: FarmerRow): string => phone.replace(/^\+234/, '0');

/** The farms of others on this phone, by name. A manager may keep farms too; those are not in their own care. */
export const farmsInCare = (
  farms: readonly Kept<Farm>[],
  farmers: readonly Kept<FarmerRow>[],
  managerId: string,
): readonly FarmInCare[] => {
  const names = new Map(farmers.map(({ row }) => [row.id, fullName(row)]));
  return farms
    .filter(({ row }) => row.keeperId !== managerId)
    .map((kept) => {
      const keeper = names.get(kept.row.keeperId) ?? '';
      return { kept, keeper, findable: findableOf(kept.row, keeper) };
    })
    .sort((one, other) => byName.compare(one.kept.row.name, other.kept.row.name));
};

/** The farmers someone looks after, by last name. */
export const farmersInCare = (
  farmers: readonly Kept<FarmerRow>[],
  farms: readonly Kept<Farm>[],
  managerId: string,
): readonly FarmerInCare[] => {
  const counts = new Map<string, number>();
  for (const { row } of farms) counts.set(row.keeperId, (counts.get(row.keeperId) ?? 0) + 1);
  return farmers
    .filter(({ row }) => row.id !== managerId)
    .map(({ row }) => {
      return { row, farms: counts.get(row.id) ?? 0, findable: fold(`${fullName(row)} ${row.phone} ${dialled(row)}`) };
    })
    .sort(
      (one, other) =>
        byName.compare(one.row.lastName, other.row.lastName) || byName.compare(one.row.firstName, other.row.firstName),
    );
};
