import type { Purchase, PurchaseLine, Side } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findNames } from '#accounts';
import { findCompanyNames } from '#relations';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { nameById } from './name-by-id.ts';
import { findPurchase, findPurchaseStory, type PurchaseRow } from './purchase-store.ts';
import { relationsToPurchase } from './relations-to-purchase.ts';
import { showAgreement } from './show-agreement.ts';
import { sideOf } from './show-answer.ts';
import { findBuyerTrust, findSellerTrust } from './trust-store.ts';

/** Whether the two know each other: a buyer learns who a farmer is once she accepted, and not when she refused. */
const isAgreed = ({ state }: Pick<PurchaseRow, 'state'>, hasAgreement: boolean): boolean =>
  ['accepted', 'handed-over', 'received'].includes(state) || hasAgreement;

/** Orders as one side reads them in a list. */
export const showPurchaseLines = async (
  db: Db,
  purchases: readonly PurchaseRow[],
  side: Side,
): Promise<PurchaseLine[]> => {
  const companies = await findCompanyNames(
    db,
    purchases.map(({ companyId }) => companyId),
  );
  const nameOf = await nameById(
    db,
    purchases.map(({ keeperId }) => keeperId),
  );
  return purchases.map(({ keeperId, lotId: _lot, placedBy: _by, ...line }) => ({
    ...line,
    companyName: companies.get(line.companyId) ?? '',
    sellerName: side === 'seller' || isAgreed(line, false) ? nameOf(keeperId) : '',
  }));
};

const agreementOf = async ({ db, clock }: Context, found: PurchaseRow, companyName: string) => {
  const { crop, grade: leastGrade, stateCode, lga, keeperId: sellerId } = found;
  const terms = { crop, leastGrade, stateCode, lga };
  const around = { terms, demandVersion: null, companyName, sellerId, isSeen: () => true, now: clock.now() };
  return showAgreement(db, found.id, around);
};

/** An order as the viewer reads it. @throws Problem `not-found`. */
export const showPurchase = async (context: Context, purchaseId: string): Promise<Purchase> => {
  const { db, clock } = context;
  const today = dayOf(clock.now());
  const found = await findPurchase(db, purchaseId);
  const mySide = sideOf((await relationsToPurchase(db, viewerOf(context), purchaseId)) ?? []);
  if (found === null || mySide === null) throw new Problem('not-found');
  const [line] = await showPurchaseLines(db, [found], mySide);
  if (line === undefined) throw new Problem('not-found');
  const agreement = await agreementOf(context, found, line.companyName);
  const knows = isAgreed(found, agreement !== null);
  const { keeperId, placedBy, companyId } = found;
  const story = await findPurchaseStory(db, purchaseId);
  const people = await findNames(db, [...new Set([keeperId, placedBy, ...story.map(({ byId }) => byId)])]);
  const personOf = new Map(people.map((one) => [one.accountId, one]));
  const nameOf = (id: string): string =>
    [personOf.get(id)?.firstName ?? '', personOf.get(id)?.lastName ?? ''].join(' ').trim();
  const hidesSeller = mySide === 'buyer' && !knows;
  const unknown = { kept: 0, of: 0 };
  return {
    ...line,
    sellerName: hidesSeller ? '' : nameOf(keeperId),
    mySide,
    otherPhone: knows ? (personOf.get(mySide === 'buyer' ? keeperId : placedBy)?.phone ?? '') : '',
    buyerTrust: (await findBuyerTrust(db, [companyId], today)).get(companyId) ?? unknown,
    sellerTrust: (await findSellerTrust(db, [keeperId], today)).get(keeperId) ?? unknown,
    story: story.map(({ byId, ...event }) => ({
      ...event,
      byName: hidesSeller && event.side === 'seller' ? '' : nameOf(byId),
    })),
    agreement,
  };
};
