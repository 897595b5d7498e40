import * as z from 'zod/mini';
import { firstName, phoneNumber } from '#accounts';
import { id } from '#kit/id.ts';
import { memberLoan } from './group-model.ts';
import limits from './guarantees.json' with { type: 'json' };
import { loanStates } from './loan-model.ts';

/** How many stand for a loan, how many are named for it, and for how many one person stands; data, with their source and date. */
export const guaranteeLimits = limits;

/** `withdrawn` by the guarantor, as long as nobody has decided on the loan. */
const guaranteeStates = ['asked', 'agreed', 'refused', 'withdrawn'] as const;

export type GuaranteeState = (typeof guaranteeStates)[number];

/** What a guarantor says; `withdraw` takes a yes back. */
export const guaranteeAnswers = ['agree', 'refuse', 'withdraw'] as const;

export type GuaranteeAnswer = (typeof guaranteeAnswers)[number];

/** Whom an applicant names: by the number of their account and their first name, as a household may share a number. */
export const guarantorDraft = z.strictObject({ id, loanId: id, phoneNumber, firstName });

/** A guarantor as the applicant and officers see them: by the name they were called by until they said yes. */
export const guarantor = z.strictObject({
  id,
  name: z.string(),
  state: z.enum(guaranteeStates),
  askedAt: z.string(),
  answeredAt: z.nullable(z.string()),
});

export type Guarantor = z.output<typeof guarantor>;

const { paidByOthers: _paid, ...standing } = memberLoan.shape;

/** One running loan that a guarantee is for; of a loan in parts there are several. */
const guaranteedLoan = z.strictObject(standing);

export type GuaranteedLoan = z.output<typeof guaranteedLoan>;

/** A guarantee as the guarantor sees it: the amount and what is late, and neither purpose nor score. */
export const guarantee = z.strictObject({
  id,
  loanId: id,
  loanNumber: z.int(),
  loanState: z.enum(loanStates),
  borrowerName: z.string(),
  productName: z.string(),
  principalKobo: z.int(),
  instalments: z.int(),
  state: z.enum(guaranteeStates),
  /** Whether the loan is over, and the guarantee with it. */
  isOver: z.boolean(),
  /** Whether the loan goes on by another plan, for which they are asked anew. */
  isAnew: z.boolean(),
  askedAt: z.string(),
  sharePpm: z.int(),
  /** The most they may be asked to pay; before the money is paid out, by the plan it would have today. */
  answersForKobo: z.int(),
  /** What of it they paid. */
  paidKobo: z.int(),
  loans: z.array(guaranteedLoan),
});

export type Guarantee = z.output<typeof guarantee>;
