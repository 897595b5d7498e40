import { folded } from '#kit/fold.ts';
import type { PriceDraft } from '#marketplace';
import type { RowFault } from './faults.ts';
import type { ImportKind } from './model.ts';
import type { Cells } from './read-cells.ts';
import { readFarm, type ListedFarm } from './read-farm.ts';
import { readFarmer, type FarmerOfList } from './read-farmer.ts';
import { readPrice } from './read-price.ts';

export type DraftOfKind = {
  readonly farmers: FarmerOfList;
  readonly farms: ListedFarm;
  readonly prices: PriceDraft;
};

/** `sameAs` is alike for two rows that say the same thing of the same: the second is told, not written. */
type ReadRow =
  | { readonly draft: DraftOfKind[ImportKind]; readonly sameAs: string }
  | { readonly faults: readonly RowFault[] };

const alike = (...texts: readonly (string | number | null)[]): string =>
  texts.map((text) => folded(String(text ?? ''))).join('|');

/** A number by its last ten digits, however it is written: 0803 123 0001 and +2348031230001. */
const numberKey = (typed: string | null): string => {
  const digits = (typed ?? '').replace(/[\s()+-]/g, '');
  return /^\d{10,}$/.test(digits) ? digits.slice(-10) : digits;
};

const ofFarmer = (one: FarmerOfList): string =>
  alike(one.firstName, one.lastName, numberKey(one.phone), one.stateCode, one.lga, one.village, one.birthYear);

const ofFarm = (one: ListedFarm): string => alike(numberKey(one.farmer), one.name);

const ofPrice = (one: PriceDraft): string =>
  alike(one.market, one.stateCode, one.lga, one.goods, one.kind, one.day, one.unit);

/** Reads one row of a list. `id` is that of what it makes. */
export const readRow = (kind: ImportKind, cells: Cells, id: string, now: Date): ReadRow => {
  if (kind === 'farmers') {
    const read = readFarmer(cells, id, now);
    return 'draft' in read ? { draft: read.draft, sameAs: ofFarmer(read.draft) } : read;
  }
  if (kind === 'farms') {
    const read = readFarm(cells, id);
    return 'draft' in read ? { draft: read.draft, sameAs: ofFarm(read.draft) } : read;
  }
  const read = readPrice(cells, id, now);
  return 'draft' in read ? { draft: read.draft, sameAs: ofPrice(read.draft) } : read;
};
