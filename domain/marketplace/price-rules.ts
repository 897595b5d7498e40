import { exactUnits } from '#settings';
import { dayOf } from '#kit/day.ts';
import { refusedField } from '#kit/problem.ts';
import { goodsKey, marketKey } from './price-keys.ts';
import type { PriceDraft, SeenPrice, WithdrawalDraft } from './price-model.ts';

/** Before, nobody wrote prices down in lists that are read here, and the naira bought something else. */
export const firstPriceDay = '2000-01-01';

/** What a kilogram comes to, to the nearest kobo; 0 for what is less than half of one. */
export const kiloKoboOf = (amountKobo: number, unitGrams: number): number =>
  Math.round((amountKobo * 1000) / unitGrams);

/**
 * The price a draft becomes, on the phone and on the server alike.
 * @throws Problem `invalid` beside `market` or `goods` for a name without a letter, beside `day` for one to come
 * or of another century, beside `unitGrams` for a kilogram or a tonne that weighs something
 * else, beside `amountKobo` where a kilogram would cost nothing.
 */
export const newSeenPrice = (draft: PriceDraft, now: Date): SeenPrice => {
  if (marketKey(draft.market) === '') throw refusedField('market', 'prices.marketRequired');
  if (goodsKey(draft.goods) === '') throw refusedField('goods', 'prices.goodsRequired');
  if (draft.day < firstPriceDay) throw refusedField('day', 'prices.dayTooOld');
  if (draft.day > dayOf(now)) throw refusedField('day', 'prices.dayFuture');
  const exact = exactUnits[draft.unit];
  if (exact !== undefined && exact * 1000 !== draft.unitGrams) throw refusedField('unitGrams', 'prices.weightExact');
  const kiloKobo = kiloKoboOf(draft.amountKobo, draft.unitGrams);
  if (kiloKobo === 0) throw refusedField('amountKobo', 'prices.amountTooLow');
  return { ...draft, kiloKobo, createdAt: now.toISOString(), withdrawn: null };
};

/** A price after somebody said that it is wrong; the first word stands. */
export const withdrawnPrice = (held: SeenPrice, { reason }: WithdrawalDraft, now: Date): SeenPrice =>
  held.withdrawn === null ? { ...held, withdrawn: { reason, at: now.toISOString() } } : held;
