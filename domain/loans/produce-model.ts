import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

/** `offered` waits for its farmer; only what they agreed to binds anybody. */
const produceStates = ['offered', 'agreed', 'declined'] as const;

export type ProduceState = (typeof produceStates)[number];

/** The highest price of a kilogram that is agreed, in kobo: ₦100,000. Above it somebody typed a price of a bag. */
export const mostKoboPerKilogram = 10_000_000;

/** What an officer offers: that produce a mill weighs settles a loan at a price. */
export const produceDraft = z.strictObject({
  id,
  loanId: id,
  companyId: id,
  crop: requiredText('loans.cropRequired', 60),
  koboPerKilogram: z
    .int('loans.kiloPriceRequired')
    .check(z.gte(1, 'loans.kiloPriceRequired'), z.lte(mostKoboPerKilogram, 'loans.kiloPriceTooHigh')),
  /** The last day on which it is weighed. */
  untilOn: day('loans.untilRequired'),
});

export type ProduceDraft = z.output<typeof produceDraft>;

/** A delivery that was credited: at most what was owed, and the rest to the farmer's wallet. */
export const produceCredit = z.strictObject({
  deliveryId: id,
  receipt: z.string(),
  grams: z.int(),
  creditKobo: z.int(),
  restKobo: z.int(),
  on: z.string(),
});

export const produceAgreement = z.strictObject({
  ...produceDraft.shape,
  millName: z.string(),
  state: z.enum(produceStates),
  offeredAt: z.string(),
  answeredAt: z.nullable(z.string()),
  credits: z.array(produceCredit),
});

export type ProduceAgreement = z.output<typeof produceAgreement>;

/** A delivery at a mill that an agreement says may settle a loan. */
export const produceDue = z.strictObject({
  deliveryId: id,
  receipt: z.string(),
  agreementId: id,
  loanNumber: z.int(),
  keeperName: z.string(),
  crop: z.string(),
  grams: z.int(),
  koboPerKilogram: z.int(),
  /** At the agreed price; of it at most what is owed goes to the loan. */
  valueKobo: z.int(),
});

export type ProduceDue = z.output<typeof produceDue>;
