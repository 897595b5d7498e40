import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { instant } from '#kit/text.ts';

/** Who takes and sends money for us. The sandbox moves money that is not real. */
export const paymentProviders = ['sandbox', 'paystack', 'flutterwave', 'monnify'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

/** What money is paid in for: a wallet, or straight a loan. */
const paymentPurposes = ['wallet', 'loan'] as const;

/**
 * `started`: the payer was sent to the provider. `abandoned`: nobody paid for a day. Money that comes in after a payment
 * failed or was abandoned still counts.
 */
const paymentStates = ['started', 'paid', 'failed', 'abandoned', 'refunded'] as const;

export type PaymentPurpose = (typeof paymentPurposes)[number];

export type PaymentState = (typeof paymentStates)[number];

/** Why a payment wants a person of the staff: what came in is not what was asked for, or went back and is spent. */
export const paymentTroubles = ['wrong-amount', 'wrong-currency', 'refund-not-covered'] as const;

export type PaymentTrouble = (typeof paymentTroubles)[number];

/**
 * One payment in kobo, by card or transfer or however a provider takes it. Below the least, fees eat it; above the most it
 * is paid in parts. Both are ours, no law's.
 */
const leastPaymentKobo = 10_000;
export const mostPaymentKobo = 1_000_000_000;

const says = 'finance.payAmountWrong';

export const movedKobo = z
  .int(says)
  .check(z.gte(leastPaymentKobo, 'finance.payAmountTooSmall'), z.lte(mostPaymentKobo, 'finance.payAmountTooLarge'));

/** A state that something came to, and when. */
export const step = z.strictObject({ state: z.string(), at: instant });

export const payment = z.strictObject({
  id,
  purpose: z.enum(paymentPurposes),
  amountKobo: z.int(),
  provider: z.enum(paymentProviders),
  /** The money is not real, and screens say so. */
  isSandbox: z.boolean(),
  state: z.enum(paymentStates),
  trouble: z.nullable(z.enum(paymentTroubles)),
  /** When the staff said that the trouble is put right, and how, in their words; null where it waits, or there is none. */
  settlement: z.nullable(z.strictObject({ at: instant, words: z.string() })),
  /** The page of the provider where one pays. */
  address: z.string(),
  createdAt: instant,
  history: z.array(step),
});

export type Payment = z.output<typeof payment>;

/**
 * `asked`: the money left the wallet and waits for a second person. `approved`: it leaves when the hold is over.
 * `sending`: the provider has it, or may have it. `failed` and `refused`: it is in the wallet again. `returned`: so too, by
 * the staff, after the provider said that it knows nothing of it.
 */
export const payoutStates = ['asked', 'approved', 'sending', 'sent', 'failed', 'refused', 'returned'] as const;

export type PayoutState = (typeof payoutStates)[number];

/**
 * Why a payout did not leave: its bank account was changed since, is not there, or the bank sent the money back.
 * `paid-after-return`: the provider paid after all, and the wallet does not cover it any more.
 */
const payoutTroubles = ['bank-changed', 'bank-refused', 'paid-after-return'] as const;

export type PayoutTrouble = (typeof payoutTroubles)[number];

export const payout = z.strictObject({
  id,
  amountKobo: z.int(),
  provider: z.enum(paymentProviders),
  isSandbox: z.boolean(),
  state: z.enum(payoutStates),
  trouble: z.nullable(z.enum(payoutTroubles)),
  bankName: z.string(),
  /** The account number by its last three. */
  masked: z.string(),
  /** It does not leave before: the bank account was changed less than a day ago. */
  holdUntil: instant,
  /** Why it was refused, in words of the staff. */
  reason: z.string(),
  createdAt: instant,
  history: z.array(step),
});

export type Payout = z.output<typeof payout>;

/** A payout as those see it who decide about it. */
export const askedPayout = z.strictObject({
  ...payout.shape,
  ownerId: id,
  ownerName: z.string(),
  /** Since when the provider has it, or may have it; null before. */
  sendingAt: z.nullable(instant),
  /** Who wants its money back in the wallet, and why; null where nobody does. */
  returnAsked: z.nullable(z.strictObject({ byId: id, byName: z.string(), at: instant, reason: z.string() })),
});

export type AskedPayout = z.output<typeof askedPayout>;

export const payoutDecisions = ['approve', 'refuse'] as const;

/** One admin asks for the return of a payout that is stuck, another agrees; whoever may, drops it. */
export const returnSteps = ['ask', 'agree', 'drop'] as const;

/** What a provider says of a payout when it is asked; `nothing`: it has none of this reference. */
export const payoutSayings = ['nothing', 'pending', 'sent', 'failed'] as const;

export type PayoutSaying = (typeof payoutSayings)[number];
