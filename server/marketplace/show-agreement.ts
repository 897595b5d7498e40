import { clockOf, type Agreement, type DemandTerms } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Db } from '#kit/db.ts';
import { findAgreement, findDeliveries, findShares } from './agreement-store.ts';
import { nameById } from './name-by-id.ts';

type Around = {
  readonly terms: Pick<DemandTerms, 'crop' | 'leastGrade' | 'stateCode' | 'lga'>;
  /** Null for an order of listed produce. */
  readonly demandVersion: number | null;
  readonly companyName: string;
  readonly sellerId: string;
  /** Whose shares the viewer reads: of a pool, each farmer their own. */
  readonly isSeen: (share: { readonly keeperId: string }) => boolean;
  readonly now: Date;
};

/** What was agreed, and how it is kept; null before. */
export const showAgreement = async (
  db: Db,
  answerId: string,
  { terms, demandVersion, companyName, sellerId, isSeen, now }: Around,
): Promise<Agreement | null> => {
  const found = await findAgreement(db, answerId);
  if (found === null) return null;
  const { companyId: _company, agreedBy, deliveredKobo: _sum, paidKobo, ...frozen } = found;
  const shares = (await findShares(db, answerId)).filter(isSeen);
  const deliveries = await findDeliveries(db, answerId);
  const nameOf = await nameById(db, [agreedBy, sellerId, ...shares.map(({ keeperId }) => keeperId)]);
  const { crop, leastGrade, stateCode, lga } = terms;
  return {
    ...frozen,
    crop,
    leastGrade,
    stateCode,
    lga,
    demandVersion,
    companyName,
    sellerName: nameOf(sellerId),
    agreedByName: nameOf(agreedBy),
    shares: shares.map((one) => ({ ...one, keeperName: nameOf(one.keeperId) })),
    deliveries: deliveries.filter(({ lotId }) => shares.some((one) => one.lotId === lotId)),
    paidKobo,
    clock: clockOf(deliveries, { paidKobo, payWithinDays: frozen.payWithinDays }, dayOf(now)),
  };
};
