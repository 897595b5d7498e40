import * as z from 'zod/mini';
import { receiptPattern } from '#processing';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { instant, requiredText } from '#kit/text.ts';
import { loanLimits } from './model.ts';

const most = loanLimits.mostPrincipalKobo * 2;

/** Cash in kobo: at least one, at most twice what any loan is. */
export const cashKobo = z
  .int('loans.amountRequired')
  .check(z.gte(1, 'loans.amountRequired'), z.lte(most, 'loans.amountTooLarge'));

/** A moment of the calendar, of this century: a phone's clock may be wrong, but it is one. */
const moment = instant.check(
  z.refine((text) => text.startsWith('20') && !Number.isNaN(Date.parse(text)), 'field.instant'),
);

/** Cash that a manager took for a loan. `receipt`: the number the farmer was given, of the phone's own row of numbers. */
export const cashDraft = z.strictObject({
  id,
  loanId: id,
  receipt: z.string().check(z.regex(receiptPattern, 'till.receiptWrong')),
  amountKobo: cashKobo,
  takenAt: moment,
});

export type CashDraft = z.output<typeof cashDraft>;

/** A receipt as phones keep it. `postedAt`: null until the ledger has it; what stands beside it is what the phone reckoned. */
export const cashReceipt = z.strictObject({
  id,
  loanId: id,
  receipt: z.string(),
  amountKobo: z.int(),
  takenAt: instant,
  takenById: id,
  takenByName: z.string(),
  /** What of it the loan took, and what was too much and went to the farmer's wallet. */
  loanKobo: z.int(),
  walletKobo: z.int(),
  postedAt: z.nullable(instant),
  isHandedIn: z.boolean(),
});

export type CashReceipt = z.output<typeof cashReceipt>;

export const cashReceiptRows = rowType<CashReceipt>('cash-receipt', cashReceipt);

/** `declared`: the manager says it is in the bank. `confirmed`: an officer saw it there. `refused`: it is not there. */
const handInStates = ['declared', 'confirmed', 'refused'] as const;

export type HandInState = (typeof handInStates)[number];

/** What a manager says they brought to the bank. */
export const handInDraft = z.strictObject({
  id,
  countedKobo: cashKobo,
  slip: requiredText('till.slipRequired', 60),
  bankedOn: day('till.dayRequired'),
});

export const handIn = z.strictObject({
  ...handInDraft.shape,
  /** What the ledger said was in the till. */
  expectedKobo: z.int(),
  state: z.enum(handInStates),
  /** What an officer found in the bank; null until one looked. */
  bankedKobo: z.nullable(z.int()),
  words: z.string(),
  declaredAt: instant,
});

export type HandIn = z.output<typeof handIn>;

/** Why somebody of the staff has to look at cash. */
const tillCaseKinds = ['loan-over', 'came-late', 'number-twice', 'not-in-care', 'till-differs'] as const;

export type TillCaseKind = (typeof tillCaseKinds)[number];

export const tillCase = z.strictObject({
  id,
  kind: z.enum(tillCaseKinds),
  managerId: id,
  managerName: z.string(),
  /** The number of the receipt or the slip it is about. */
  about: z.string(),
  /** Below nothing for money that is missing. */
  amountKobo: z.int(),
  openedAt: instant,
  closedAt: z.nullable(instant),
  words: z.string(),
});

export type TillCase = z.output<typeof tillCase>;

/** What a manager holds in cash; below nothing where more was brought to the bank than was taken. */
export const till = z.strictObject({
  cashKobo: z.int(),
  /** The day of the oldest cash that is not known to be in the bank. */
  since: z.nullable(z.string()),
  isLate: z.boolean(),
  receipts: z.array(cashReceipt),
  handIns: z.array(handIn),
  cases: z.array(tillCase),
});

export type Till = z.output<typeof till>;

export const tillCard = z.strictObject({
  managerId: id,
  managerName: z.string(),
  cashKobo: z.int(),
  since: z.nullable(z.string()),
  isLate: z.boolean(),
  /** What waits for an officer's look into the bank. */
  handIn: z.nullable(handIn),
});

export type TillCard = z.output<typeof tillCard>;
