import { moveKept, type MergeInto } from '#kit/merging.ts';
import { moveBusiness, setBusinessAside } from './store.ts';

const bargained = [
  'marketplace.answer_lot',
  'marketplace.share',
  'marketplace.shown_lot',
  'marketplace.listing',
  'marketplace.purchase',
] as const;
const ordered = ['marketplace.input_order', 'marketplace.voucher'] as const;

/** The tables of this slice whose rows have a keeper; a business has its keeper's id. */
export const keptTables = ['marketplace.business', ...bargained, ...ordered] as const;

/** A person has one business: that of the account that stays, else the other's. One that gives way is kept where it was. */
export const mergeInto: MergeInto = async ({ db, clock }, pair) => {
  await moveBusiness(db, pair);
  await moveKept(db, bargained, pair);
  await setBusinessAside(db, pair.fromId, clock.now());
  await moveKept(db, ordered, pair);
};
