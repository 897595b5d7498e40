import { endOf, offerNumberOf, statusOf, type Holding } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findNames } from '#accounts';
import { findFarmFaces } from '#farms';
import type { Db } from '#kit/db.ts';
import { countBadNews } from './evidence-store.ts';
import { findHolding, type HoldingRow, type NewHolding } from './holding-store.ts';
import type { OfferRow } from './offer-store.ts';

type Beside = { readonly farmName: string; readonly farmerName: string; readonly badNews: number };

const endsOnOf = (one: HoldingRow): string | null =>
  ['pending', 'active', 'completed'].includes(statusOf(one.state)) ? endOf(one) : null;

const shown = (one: HoldingRow, { farmName, farmerName, badNews }: Beside): Holding => ({
  id: one.id,
  offerId: one.offerId,
  offerNumber: offerNumberOf(one.offerNumber),
  title: one.title,
  farmId: one.farmId,
  farmName,
  farmerName,
  crop: one.crop,
  stateCode: one.stateCode,
  lga: one.lga,
  amountKobo: one.amountKobo,
  expectedKobo: one.expectedKobo,
  realisedKobo: one.realisedKobo,
  durationMonths: one.durationMonths,
  roiBasisPoints: one.roiBasisPoints,
  state: one.state,
  status: statusOf(one.state),
  startedOn: one.startsOn,
  endsOn: endsOnOf(one),
  badNews,
  payBy: one.state === 'pledged' ? one.payBy : null,
  coolingUntil: one.state === 'paid' ? one.coolingUntil : null,
  createdAt: one.createdAt,
});

/** Holdings as their investor sees them, with the names of farms and farmers, and how much bad news there is. */
export const showHoldings = async (db: Db, found: readonly HoldingRow[]): Promise<Holding[]> => {
  if (found.length === 0) return [];
  const farms = await findFarmFaces(db, [...new Set(found.map(({ farmId }) => farmId))]);
  const farmers = await findNames(db, [...new Set(found.map(({ keeperId }) => keeperId))]);
  const badNews = await countBadNews(db, [...new Set(found.map(({ offerId }) => offerId))]);
  const farmNames = new Map(farms.map(({ farmId, name }) => [farmId, name]));
  const farmerNames = new Map(farmers.map((one) => [one.accountId, `${one.firstName} ${one.lastName}`]));
  return found.map((one) =>
    shown(one, {
      farmName: farmNames.get(one.farmId) ?? '',
      farmerName: farmerNames.get(one.keeperId) ?? '',
      badNews: badNews.get(one.offerId) ?? 0,
    }),
  );
};

/** A holding that is about to be written down, as its investor will see it. */
export const showNew = async (db: Db, one: NewHolding, offer: OfferRow, now: Date): Promise<Holding> => {
  const { number: offerNumber, farmId, keeperId, crop, stateCode, lga, durationMonths, roiBasisPoints, terms } = offer;
  const ofOffer = { offerNumber, farmId, keeperId, crop, stateCode, lga, durationMonths, roiBasisPoints };
  const named = { title: terms.title, startsOn: terms.startsOn, createdAt: now.toISOString() };
  const notYet = { realisedKobo: null, paidAt: null, coolingUntil: null, endedAt: null };
  const [holding] = await showHoldings(db, [{ ...one, ...ofOffer, ...named, ...notYet }]);
  if (holding === undefined) throw new Error('a holding is not shown');
  return holding;
};

/** A pledge that is about to be paid for, as its investor will see it. */
export const showPaid = async (
  db: Db,
  one: HoldingRow,
  { paidAt, coolingUntil }: { readonly paidAt: Date; readonly coolingUntil: Date },
): Promise<Holding> => {
  const instants = { paidAt: paidAt.toISOString(), coolingUntil: coolingUntil.toISOString() };
  const [holding] = await showHoldings(db, [{ ...one, ...instants, state: 'paid' }]);
  if (holding === undefined) throw new Error('a holding is not shown');
  return holding;
};

/** What every act on a holding answers: the holding as it is after it. @throws Problem `not-found`. */
export const answerHolding = async (db: Db, holdingId: string): Promise<Holding> => {
  const found = await findHolding(db, holdingId);
  const [holding] = found === null ? [] : await showHoldings(db, [found]);
  if (holding === undefined) throw new Problem('not-found');
  return holding;
};
