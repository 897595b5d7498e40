import { addDays, dayOf } from '#kit/day.ts';
import { refusedField } from '#kit/problem.ts';
import { sumOfLines } from './order-rules.ts';
import type { Refusal, Till } from './voucher-model.ts';
import type { VoucherPaper } from './voucher-paper.ts';
import limits from './voucher-limits.json' with { type: 'json' };

/** The limits of vouchers, in kobo and days; their source stands beside the figures. */
export const voucherLimits = limits;

/** @throws Problem `invalid` beside `expiresOn` for a day that is over or too far off. */
export const checkExpiry = (expiresOn: string, today: string): void => {
  if (expiresOn < today) throw refusedField('expiresOn', 'voucher.expiresPast');
  if (expiresOn > addDays(today, limits.mostDays)) throw refusedField('expiresOn', 'voucher.expiresFar');
};

/**
 * When a voucher was taken, as far as a phone's clock may be believed: not before it was issued, and not after now.
 * @param claimedAt by the phone's clock; null for a voucher taken with a network.
 */
const takenAt = ({ issuedAt }: VoucherPaper, claimedAt: Date | null, now: Date): Date => {
  if (claimedAt === null) return now;
  return new Date(Math.min(Math.max(claimedAt.getTime(), issuedAt * 1000), now.getTime()));
};

type AtServer = {
  readonly companyId: string;
  readonly isSpent: boolean;
  readonly claimedAt: Date | null;
  readonly now: Date;
};

/**
 * Why a genuine voucher is not taken; null when it is. What was taken by its last day is taken when it is told late, but
 * not later than `lateDays` after: clocks can be set back. That it is spent once rests on no clock.
 */
export const refusalAtServer = (
  paper: VoucherPaper,
  { companyId, isSpent, claimedAt, now }: AtServer,
): Refusal | null => {
  if (paper.companyId !== companyId) return 'other-dealer';
  if (isSpent) return 'spent';
  const isLate = dayOf(now) > addDays(paper.expiresOn, limits.lateDays);
  return isLate || dayOf(takenAt(paper, claimedAt, now)) > paper.expiresOn ? 'expired' : null;
};

/** A voucher that this phone took; the server may not know of it yet. */
export type TakenHere = Pick<VoucherPaper, 'voucherId' | 'lines' | 'expiresOn'>;

/** What besides may keep a phone from taking a voucher: its shelf, and how much it may take untold. */
type RefusalHere = Refusal | 'not-in-stock' | 'over-limit';

/** Since when the last day of a voucher must be for the server to tell a phone that it was spent. */
export const toldSince = (today: string): string => addDays(today, -limits.lateDays);

/** Those that the server does not know of yet, by what it told last; after so long it takes none any more. */
export const stillWaiting = (
  taken: readonly TakenHere[],
  { spentIds, readAt }: Pick<Till, 'spentIds' | 'readAt'>,
): TakenHere[] => {
  const since = toldSince(dayOf(new Date(readAt)));
  return taken.filter(({ voucherId, expiresOn }) => expiresOn >= since && !spentIds.includes(voucherId));
};

const packsOf = (taken: readonly TakenHere[], goodId: string): number =>
  taken.flatMap(({ lines }) => lines).reduce((sum, line) => (line.goodId === goodId ? sum + line.packs : sum), 0);

/** Why a dealer's phone does not take a voucher whose signature is right; null when it does. Needs no network. */
export const refusalHere = (
  paper: VoucherPaper,
  till: Till,
  taken: readonly TakenHere[],
  now: Date,
): RefusalHere | null => {
  if (paper.companyId !== till.companyId) return 'other-dealer';
  if ([...taken.map(({ voucherId }) => voucherId), ...till.spentIds].includes(paper.voucherId)) return 'spent';
  if (dayOf(now) > paper.expiresOn) return 'expired';
  const waiting = stillWaiting(taken, till);
  const stockOf = new Map(till.goods.map(({ id, stockPacks }) => [id, stockPacks]));
  const lacks = paper.lines.some(({ goodId, packs }) => packs > (stockOf.get(goodId) ?? 0) - packsOf(waiting, goodId));
  if (lacks) return 'not-in-stock';
  const waitingKobo = sumOfLines(waiting.flatMap(({ lines }) => lines));
  return waitingKobo + sumOfLines(paper.lines) > till.mostWaitingKobo ? 'over-limit' : null;
};
