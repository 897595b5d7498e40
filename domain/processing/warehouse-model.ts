import * as z from 'zod/mini';
import { grades, grams } from '#lots';
import { licenceDetails } from '#settings';
import { day } from '#kit/day.ts';
import { id, idOr } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { testDetails, verdicts } from './quality-model.ts';

export const askStates = ['waiting', 'refused', 'withdrawn', 'stored'] as const;

/** What a farmer asks of a mill: to store one whole lot. */
export const storageAskDraft = z.strictObject({
  id,
  millId: idOr('storage.millRequired'),
  lotId: idOr('storage.lotRequired'),
  note: optionalText(500),
});

export const storageAsk = z.strictObject({
  ...storageAskDraft.shape,
  millName: z.string(),
  keeperId: id,
  keeperName: z.string(),
  crop: z.string(),
  /** What the lot holds by its keeper's book; the scale of the mill decides. */
  leftGrams: z.int(),
  state: z.enum(askStates),
  reason: z.string(),
  askedAt: z.string(),
});

export type StorageAsk = z.output<typeof storageAsk>;

/** A receipt is a document of title; a record, kept without a licence, is none. */
const storedKinds = ['receipt', 'record'] as const;

export type StoredKind = (typeof storedKinds)[number];

/** Given back by its holder it waits for the goods to be handed out. */
const storedStates = ['outstanding', 'given-back', 'released', 'cancelled'] as const;

export type StoredState = (typeof storedStates)[number];

const kobo = (says: string, most = 1e12) => z.int(says).check(z.gte(0, says), z.lte(most, says));

/** What storing costs, within what sums of it stay exact: so much a tonne for each day begun, and once for taking in and handing out. */
const storageFee = z.strictObject({
  koboPerTonneDay: kobo('storage.feeRequired', 1e7),
  handlingKobo: kobo('storage.feeRequired'),
});

export type StorageFee = z.output<typeof storageFee>;

const tested = testDetails.shape;

/** A test of the goods as they came in. */
const storageTest = z.strictObject({
  kind: tested.kind,
  value: tested.value,
  testedOn: tested.testedOn,
  testedBy: tested.testedBy,
});

export type StorageTest = z.output<typeof storageTest>;

export const insurance = z.strictObject({
  insurer: requiredText('storage.insurerRequired', 120),
  policy: requiredText('storage.policyRequired', 80),
  sumKobo: kobo('storage.sumRequired'),
  until: day('storage.insuredUntilRequired'),
});

/** What the warehouse says when it takes a lot in. */
export const storageTerms = z.strictObject({
  warehouse: requiredText('storage.warehouseRequired', 80),
  /** What its scale says. */
  netGrams: grams,
  grade: z.enum(grades, 'lots.gradeWrong'),
  tests: z.array(storageTest).check(z.minLength(1, 'storage.testRequired'), z.maxLength(6, 'storage.testRequired')),
  fee: storageFee,
  /** Null where the goods are not insured. */
  insurance: z.nullable(insurance),
  expiresOn: day('storage.expiresRequired'),
  terms: requiredText('storage.termsRequired', 1000),
});

export type StorageTerms = z.output<typeof storageTerms>;

const judgedTest = z.strictObject({ ...storageTest.shape, verdict: z.enum(verdicts) });

/** All that a receipt says, as it is signed; people stand in it by their numbers alone. */
const warehousePaper = z.strictObject({
  ...storageTerms.shape,
  receiptId: id,
  kind: z.enum(storedKinds),
  number: z.int(),
  companyId: id,
  companyName: z.string(),
  depositorId: id,
  lotId: id,
  crop: z.string(),
  variety: z.string(),
  tests: z.array(judgedTest),
  issuedOn: z.string(),
  /** The licence it is issued under; null for a record, and for a receipt of the sandbox, which is practice. */
  licence: z.nullable(z.pick(licenceDetails, { holder: true, number: true, issuer: true })),
  isPractice: z.boolean(),
});

export type WarehousePaper = z.output<typeof warehousePaper>;

export const claimKinds = ['pledge', 'transfer'] as const;

/** What stands on a receipt: a pledge, offered or accepted, or an offer to hand it on. */
const warehouseClaim = z.strictObject({
  id,
  kind: z.enum(claimKinds),
  /** Empty for an offer. */
  lender: z.string(),
  /** What is lent on it, in kobo; the price of an offer. */
  amountKobo: z.int(),
  toCompanyId: z.nullable(id),
  toCompanyName: z.string(),
  state: z.enum(['offered', 'accepted']),
  madeAt: z.string(),
});

export type WarehouseClaim = z.output<typeof warehouseClaim>;

export const storageEvents = [
  'issued',
  'pledge-offered',
  'pledge-accepted',
  'pledge-declined',
  'pledge-withdrawn',
  'pledge-released',
  'transfer-offered',
  'transfer-accepted',
  'transfer-declined',
  'transfer-withdrawn',
  'given-back',
  'delivered',
  'cancelled',
] as const;

export type StorageEvent = (typeof storageEvents)[number];

/** A receipt, or a record, with all that became of it. */
export const storedLot = z.strictObject({
  id,
  paper: warehousePaper,
  keeperName: z.string(),
  holderCompanyId: z.nullable(id),
  holderName: z.string(),
  state: z.enum(storedStates),
  claim: z.nullable(warehouseClaim),
  /** What storing cost by today, in kobo. */
  owedKobo: z.int(),
  /** The short code, and the address that says whether it is genuine; null for a record. */
  code: z.nullable(z.string()),
  checkUrl: z.nullable(z.string()),
  issuedAt: z.string(),
  /** The oldest first. */
  history: z.array(
    z.strictObject({ kind: z.enum(storageEvents), said: z.string(), byName: z.string(), at: z.string() }),
  ),
});

export type StoredLot = z.output<typeof storedLot>;
