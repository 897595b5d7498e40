import type {
  JobResult,
  MoneyDetails,
  PackDetails,
  RequestDetails,
  SaleDetails,
  TestDetails,
} from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from './companies.ts';

/* What people of a mill send, as they would; the days are those of the house's clock. */

const { companyId } = mill;

export const requestDraft = (today: string, change: Partial<RequestDetails> = {}): RequestDetails => ({
  id: newId(),
  millId: companyId,
  crop: 'Maize',
  grams: 500_000,
  wishedOn: today,
  note: 'White flour, please.',
  ...change,
});

type JobDraft = {
  readonly id: string;
  readonly companyId: string;
  readonly requestId: string | null;
  readonly makes: string;
  readonly inputs: { readonly crop: string; readonly grams: number; readonly lotId: string | null }[];
  readonly startedOn: string;
};

/** A tonne of maize goes in. */
export const jobDraft = (today: string, change: Partial<JobDraft> = {}): JobDraft => ({
  id: newId(),
  companyId,
  requestId: null,
  makes: 'Maize flour',
  inputs: [{ crop: 'Maize', grams: 1_000_000, lotId: null }],
  startedOn: today,
  ...change,
});

/** 780 kg of flour, 180 kg of bran and 40 kg lost come out of the tonne. */
export const resultDraft = (today: string, change: Partial<JobResult> = {}): JobResult => ({
  outputs: [{ name: 'Flour', grams: 780_000 }],
  byProducts: [{ name: 'Bran', grams: 180_000 }],
  losses: [
    { reason: 'dust', grams: 25_000 },
    { reason: 'cleaned-out', grams: 15_000 },
  ],
  machineMinutes: 400,
  downtimes: [{ reason: 'no-power', minutes: 95 }],
  completedOn: today,
  note: '',
  ...change,
});

export const testDraft = (today: string, change: Partial<TestDetails> = {}): TestDetails => ({
  id: newId(),
  kind: 'aflatoxin-total',
  subject: 'output',
  value: 6.4,
  testedOn: today,
  testedBy: 'Bayero University laboratory',
  ...change,
});

let codes = 0;

export const packDraft = (change: Partial<PackDetails> = {}): PackDetails => {
  codes += 1;
  return { id: newId(), grams: 5000, code: `FL-${codes}`, gtin: '', priceKobo: 600_000, ...change };
};

export const productDraft = (pack: PackDetails = packDraft(), name = `Maize flour ${pack.code}`) => ({
  id: newId(),
  companyId,
  name,
  crop: 'Maize',
  pack,
});

type Line = { readonly packId: string; readonly jobId: string };

export const saleDraft = (
  { packId, jobId }: Line,
  today: string,
  change: Partial<SaleDetails> = {},
): SaleDetails & { companyId: string } => ({
  packId,
  jobId,
  id: newId(),
  companyId,
  buyer: 'Hajiya Ladi, Sabon Gari',
  packs: 10,
  priceKobo: 600_000,
  paid: 'cash',
  soldOn: today,
  ...change,
});

export const moneyDraft = (
  today: string,
  change: Partial<MoneyDetails> = {},
): MoneyDetails & { companyId: string } => ({
  id: newId(),
  companyId,
  kind: 'purchase',
  who: 'Sani Lawal, Bichi',
  what: '',
  crop: 'Maize',
  grams: 2_000_000,
  amountKobo: 90_000_000,
  paid: 'cash',
  happenedOn: today,
  ...change,
});
