import { parseNaira } from '#kit/naira.ts';
import lookBack from './look-back.json' with { type: 'json' };
import { movedKobo, type PaymentState, type PaymentTrouble, type PayoutState } from './payment-model.ts';

/** The kobo of an amount to pay as it was typed ('₦5,000', '5000.50'), or the catalogue entry that says what is wrong. */
export const readPayAmount = (typed: string): { readonly kobo: number } | { readonly says: string } => {
  const parsed = movedKobo.safeParse(parseNaira(typed));
  if (parsed.success) return { kobo: parsed.data };
  const [issue] = parsed.error.issues;
  return { says: (issue as { message: string }).message }; // what is refused has a reason
};

/** What a provider knows of a payment: `amountKobo` is what came in, null where it is no whole kobo. */
export type PaidIn = {
  readonly state: 'open' | 'paid' | 'failed' | 'refunded';
  readonly amountKobo: number | null;
  readonly currency: string;
};

export type PaymentNow = {
  readonly state: PaymentState;
  readonly trouble: PaymentTrouble | null;
  readonly amountKobo: number;
  readonly createdAt: string;
};

/** After a day nobody comes back to a page of payment; they are valid for less than an hour. */
const abandonedAfterHours = 24;

const isOver = ({ createdAt }: PaymentNow, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() >= abandonedAfterHours * 3_600_000;

const troubleOf = (payment: PaymentNow, { amountKobo, currency }: PaidIn): PaymentTrouble | null => {
  if (currency !== 'NGN') return 'wrong-currency';
  return amountKobo === payment.amountKobo ? null : 'wrong-amount';
};

/**
 * What becomes of a payment by the provider's own word; null when nothing does. Value is given for `paid` alone, and paid
 * is only the whole amount in naira: anything else that came in has failed and wants a person. What is paid stays paid
 * unless the money went back. The order in which the word comes does not matter.
 */
export const nextOfPayment = (
  payment: PaymentNow,
  found: PaidIn | null,
  now: Date,
): { readonly state: PaymentState; readonly trouble: PaymentTrouble | null } | null => {
  const { state } = payment;
  if (state === 'refunded') return null;
  if (state === 'paid') return found?.state === 'refunded' ? { state: 'refunded', trouble: null } : null;
  if (found?.state === 'paid') {
    const trouble = troubleOf(payment, found);
    if (trouble === null) return { state: 'paid', trouble };
    return payment.trouble === trouble ? null : { state: 'failed', trouble }; // one with a trouble has failed
  }
  if (state !== 'started') return null;
  if (found?.state === 'failed' || found?.state === 'refunded') return { state: 'failed', trouble: null };
  return isOver(payment, now) ? { state: 'abandoned', trouble: null } : null;
};

/** Since when what ended is asked about again; the reasons stand beside the days. */
export const lookBackSince = (now: Date): { readonly payments: Date; readonly payouts: Date } => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  return { payments: daysAgo(lookBack.paymentDays), payouts: daysAgo(lookBack.payoutDays) };
};

/** What each state of a payout may become, and who moves it: an admin decides, the house sends, the provider ends it. */
const payoutMoves: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  asked: ['approved', 'refused'],
  // One that waits for its hold can still be stopped.
  approved: ['sending', 'failed', 'refused'],
  sending: ['sent', 'failed', 'returned'],
  // A bank may send money back days later.
  sent: ['failed'],
  failed: [],
  refused: [],
  // Its provider may have paid after all, whatever it said when it was asked.
  returned: ['sent'],
};

export const canMovePayout = (from: PayoutState, to: PayoutState): boolean => payoutMoves[from].includes(to);

/** Much longer than an order takes: whoever made one before has its answer by then, or will never have it. */
const orderTakesMinutes = 10;

/** Whether so much time is over since a moment that no order from before it can still be on its way. */
export const isOrderOver = (since: string | null, now: Date): boolean =>
  since !== null && now.getTime() - new Date(since).getTime() >= orderTakesMinutes * 60_000;
