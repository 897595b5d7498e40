import { turnOf, type AnswerLine, type MadeBid } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { findCompanyNames } from '#relations';
import type { Db } from '#kit/db.ts';
import type { LineRow } from './answer-list-store.ts';
import type { BidRow } from './answer-store.ts';
import { nameById } from './name-by-id.ts';
import { findSellerTrust, together } from './trust-store.ts';

type NameOf = (accountId: string) => string;

/** Who a farmer is, a buyer learns once both agreed; who speaks for farmers is known from the first. */
export const bidsShown = (
  bids: readonly BidRow[],
  { keeperIds, hidesKeepers, nameOf }: { keeperIds: readonly string[]; hidesKeepers: boolean; nameOf: NameOf },
): MadeBid[] =>
  bids.map(({ byId, ...rest }) => ({
    ...rest,
    byName: hidesKeepers && keeperIds.includes(byId) ? '' : nameOf(byId),
  }));

/** Answers as one side reads them in a list. */
export const showLines = async (
  db: Db,
  lines: readonly LineRow[],
  { isBuyer, now }: { readonly isBuyer: boolean; readonly now: Date },
): Promise<AnswerLine[]> => {
  const companies = await findCompanyNames(
    db,
    lines.map(({ companyId }) => companyId),
  );
  const nameOf = await nameById(
    db,
    lines.map(({ last }) => last.byId),
  );
  const trusts = await findSellerTrust(
    db,
    lines.flatMap(({ keeperIds }) => keeperIds),
    dayOf(now),
  );
  return lines.flatMap(({ id, demandId, companyId, crop, state, answeredAt, keeperIds, last }) => {
    const hidesKeepers = isBuyer && state !== 'agreed';
    return bidsShown([last], { keeperIds, hidesKeepers, nameOf }).map((shown) => ({
      id,
      demandId,
      companyName: companies.get(companyId) ?? '',
      crop,
      state,
      isPool: keeperIds.length > 1,
      farmers: keeperIds.length,
      last: shown,
      turn: turnOf(state, last),
      answeredAt,
      sellerTrust: together(keeperIds.map((keeperId) => trusts.get(keeperId))),
    }));
  });
};
