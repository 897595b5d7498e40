import { voucherLimits } from '#marketplace';
import { addDays, dayOf } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { goodsLimits, type CaseEnd, type GoodsItem, type ItemAnswer, type ItemState } from './goods-model.ts';
import type { LoanState } from './loan-model.ts';

type Counted = Pick<GoodsItem, 'packs' | 'receivedPacks' | 'letGoPacks'>;

/** Packs of an item that are neither received nor let go. */
export const openPacks = ({ packs, receivedPacks, letGoPacks }: Counted): number => packs - receivedPacks - letGoPacks;

type Priced = { readonly packs: number; readonly priceKobo: number };

/** @throws Problem `more-than-agreed` where goods come to more than the loan. */
export const checkWorth = (principalKobo: number, lines: readonly Priced[]): void => {
  const worth = lines.reduce((sum, { packs, priceKobo }) => sum + BigInt(packs) * BigInt(priceKobo), 0n);
  if (worth > BigInt(principalKobo)) throw new Problem('more-than-agreed');
};

/** Where an item stands after something was said of it. */
export type Said = { readonly receivedPacks: number; readonly letGoPacks: number; readonly state: ItemState };

type Standing = Counted & { readonly id: string; readonly state: ItemState };

/** @throws Problem `invalid` beside the item: more than there is to come, or no word on what is missing. */
const afterAnswer = (item: Standing, { packs, why }: ItemAnswer, place: number): Said => {
  const open = openPacks(item);
  if (packs > open) throw refusedField(`items.${place}.packs`, 'loans.packsTooMany');
  if (packs < open && why === null) throw refusedField(`items.${place}.why`, 'loans.whyShort');
  const receivedPacks = item.receivedPacks + packs;
  return { receivedPacks, letGoPacks: item.letGoPacks, state: packs === open ? 'done' : 'short' };
};

/**
 * Where the items of a voucher stand once its farmer counted them: all that wait, each once. What was received is owed from
 * then on; what was not, waits for an officer.
 * @throws Problem `count-all` unless each item that waits is answered once; `invalid` beside one that cannot be so.
 */
export const afterAnswers = (
  items: readonly Standing[],
  answers: readonly ItemAnswer[],
): { readonly item: Standing; readonly answer: ItemAnswer; readonly said: Said }[] => {
  const waiting = items.filter(({ state }) => state === 'waiting');
  const isEach =
    answers.length === waiting.length && new Set(answers.map(({ itemId }) => itemId)).size === answers.length;
  if (!isEach || waiting.length === 0) throw new Problem('count-all');
  return answers.map((answer, place) => {
    const item = waiting.find(({ id }) => id === answer.itemId);
    if (item === undefined) throw new Problem('count-all');
    return { item, answer, said: afterAnswer(item, answer, place) };
  });
};

type VoucherStanding = { readonly redeemedAt: string | null; readonly expiresOn: string };

/**
 * Whether the waiting for a voucher may be ended: its farmer has said nothing for so long after it was taken; or nobody took
 * it, and no dealer who was away may still bring it in (as the rules of vouchers have it).
 */
export const isOverdue = ({ redeemedAt, expiresOn }: VoucherStanding, today: string): boolean =>
  redeemedAt === null
    ? today > addDays(expiresOn, voucherLimits.lateDays)
    : today > addDays(dayOf(new Date(redeemedAt)), goodsLimits.silentDays);

type Ending = { readonly item: Standing; readonly voucher: VoucherStanding; readonly today: string };

/**
 * Where an item stands after an officer's word. A case ends by what was delivered after all, which its farmer is asked about
 * again, or by never owing the rest; the waiting for a voucher that is overdue, by taking it as received, where it was taken.
 * @throws Problem `case-closed`, `not-overdue`.
 */
export const afterEnd = (how: CaseEnd, { item, voucher, today }: Ending): Said => {
  if (item.state === 'done') throw new Problem('case-closed');
  const { receivedPacks, letGoPacks } = item;
  if (item.state === 'waiting' && !isOverdue(voucher, today)) throw new Problem('not-overdue');
  if (how === 'lowered') return { receivedPacks, letGoPacks: letGoPacks + openPacks(item), state: 'done' };
  const isRight = (how === 'corrected') === (item.state === 'short');
  if (!isRight || voucher.redeemedAt === null) throw new Problem('case-closed');
  return how === 'corrected'
    ? { receivedPacks, letGoPacks, state: 'waiting' }
    : { receivedPacks: receivedPacks + openPacks(item), letGoPacks, state: 'done' };
};

/** What a loan in kind is once nothing of its goods is open; null while something is. */
export const endOfGoods = (items: readonly Pick<GoodsItem, 'state' | 'receivedPacks'>[]): LoanState | null => {
  if (items.some(({ state }) => state !== 'done')) return null;
  return items.some(({ receivedPacks }) => receivedPacks > 0) ? 'in-parts' : 'withdrawn';
};
