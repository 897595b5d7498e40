import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import type { DemandTerms, MadeBid, MatchFacts, PaymentClock, Trust } from '@shuka/domain/marketplace';
import type { Words } from '#kit/words.tsx';

/** '1,200' or '0.75': grams in kilograms as people read them. */
export const kilograms = (grams: number): string =>
  (grams / 1000).toLocaleString('en-NG', { maximumFractionDigits: grams < 100_000 ? 2 : 1 });

export const weight = (grams: number, { t }: Words): string => t('demand.kilograms', { kilograms: kilograms(grams) });

/** '₦450 a kilogram', or the formula as its buyer wrote it. */
export const priceText = (
  { koboPerKilogram, formula }: Pick<DemandTerms, 'koboPerKilogram' | 'formula'>,
  { t }: Words,
) => (koboPerKilogram === null ? formula : t('demand.perKilogram', { price: formatNaira(koboPerKilogram) }));

export const daysText = ({ fromDay, untilDay }: Pick<DemandTerms, 'fromDay' | 'untilDay'>, { t, language }: Words) =>
  t('demand.fromUntil', { from: formatDate(fromDay, language), until: formatDate(untilDay, language) });

export const payText = (days: number, { t }: Words): string =>
  days === 0 ? t('demand.payAtOnce') : t('demand.payWithin', { count: days });

export const bidText = (bid: Pick<MadeBid, 'grams' | 'koboPerKilogram' | 'day'>, words: Words): string =>
  words.t('demand.bid', {
    weight: weight(bid.grams, words),
    price: formatNaira(bid.koboPerKilogram),
    date: formatDate(bid.day, words.language),
  });

/** 'Delivers on time 9 of 10', or that nobody knows yet. */
export const trustText = ({ kept, of }: Trust, who: 'seller' | 'buyer', { t }: Words): string => {
  if (of === 0) return t(who === 'seller' ? 'demand.sellerNew' : 'demand.buyerNew');
  return t(who === 'seller' ? 'demand.sellerTrust' : 'demand.buyerTrust', { kept, of });
};

const distanceText = ({ kilometres, from }: MatchFacts, { t }: Words): string => {
  if (kilometres === null) return t('demand.distanceUnknown');
  return t(from === 'plot' ? 'demand.distance' : 'demand.distanceAbout', { kilometres });
};

/** Why a lot fits a demand, each reason for itself. */
export const reasonsOf = (facts: MatchFacts, words: Words): string[] => {
  const { t, say } = words;
  const grade = say(`lots.grade.${facts.grade}`);
  return [
    distanceText(facts, words),
    t(facts.isBetterGrade ? 'demand.betterGrade' : 'demand.sameGrade', { grade }),
    t('demand.fills', { percent: facts.fillsPercent }),
    facts.readyDaysLater === 0 ? t('demand.readyInTime') : t('demand.readyLater', { count: facts.readyDaysLater }),
    trustText(facts.trust, 'seller', words),
  ];
};

/** How payment stands, in a sentence. */
export const clockText = ({ state, dueOn, days, owedKobo }: PaymentClock, { t, language }: Words): string => {
  if (state === 'not-delivered') return t('demand.clockNotDelivered');
  if (state === 'paid' || dueOn === null) return t('demand.clockPaid');
  const owed = { amount: formatNaira(owedKobo), date: formatDate(dueOn, language), count: days };
  return t(state === 'late' ? 'demand.clockLate' : 'demand.clockDue', owed);
};

/** Typed kilograms in whole grams; NaN for no number. */
export const typedGrams = (typed: string | undefined): number => {
  const plain = (typed ?? '').replaceAll(',', '').trim();
  return /^(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Math.round(Number(plain) * 1000) : Number.NaN;
};
