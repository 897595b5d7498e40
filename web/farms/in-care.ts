import type { FarmerRow } from '@shuka/domain/accounts';
import type { Farm } from '@shuka/domain/farms';
import { placeIn } from '#kit/place-in.ts';
import { differences, type Difference } from '#kit/row-views.ts';
import type { Kept } from '#kit/rows.ts';
import { findableOf, type NameCrop } from './farm-search.ts';

/** A farm someone looks after, with the name of its keeper ('' while it is not on this phone) and what it is found by. */
export type FarmInCare = { readonly kept: Kept<Farm>; readonly keeper: string; readonly findable: () => string };

let collator: Intl.Collator | null = null;

/** One comparer for all: making one costs more than a thousand comparisons, and a phone that starts has no use for it. */
const byName = (): Intl.Collator => (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

export const fullName = ({ firstName, lastName }: FarmerRow): string => `${firstName} ${lastName}`;

/** By name; of the same name the newer first, so that each has one place. */
const byFarmName = (one: FarmInCare, other: FarmInCare): number =>
  byName().compare(one.kept.row.name, other.kept.row.name) || (one.kept.row.id < other.kept.row.id ? 1 : -1);

type Farms = readonly Kept<Farm>[];
type Farmers = readonly Kept<FarmerRow>[];

/** Above this many changes all are sorted anew. */
const mostMends = 50;

/**
 * The farms of others on this phone, by name, as records come and go: one that changes is put in its place, the others
 * stay. A manager may keep farms too; those are not in their own care.
 */
export const makeFarmsInCare = (
  managerId: string,
  nameCrop: NameCrop,
): ((farms: Farms, farmers: Farmers) => readonly FarmInCare[]) => {
  let last: { farms: Farms; farmers: Farmers } = { farms: [], farmers: [] };
  let names = new Map<string, string>();
  let inCare: readonly FarmInCare[] = [];

  const seen = (kept: Kept<Farm> | null): FarmInCare[] => {
    if (kept === null || kept.row.keeperId === managerId) return [];
    const keeper = names.get(kept.row.keeperId) ?? '';
    let findable: string | null = null; // made when somebody searches: most who open a screen of thousands do not
    return [{ kept, keeper, findable: () => (findable ??= findableOf(kept.row, nameCrop, keeper)) }];
  };
  const mended = (changes: readonly Difference<Farm>[]): FarmInCare[] => {
    const gone = new Set(changes.map(([before]) => before));
    const next = inCare.filter(({ kept }) => !gone.has(kept));
    for (const farm of changes.flatMap(([, now]) => seen(now)))
      next.splice(
        placeIn(next, (other) => byFarmName(other, farm) < 0),
        0,
        farm,
      );
    return next;
  };
  return (farms, farmers) => {
    const changes = farmers === last.farmers ? differences(last.farms, farms) : null;
    if (farmers !== last.farmers) names = new Map(farmers.map(({ row }) => [row.id, fullName(row)]));
    const isMended = changes !== null && changes.length <= mostMends;
    if (!isMended) inCare = farms.flatMap(seen).sort(byFarmName);
    else if (changes.length > 0) inCare = mended(changes);
    last = { farms, farmers };
    return inCare;
  };
};
