import { addDays, dayOf, daysBetween } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import bounds from './warehouse-terms.json' with { type: 'json' };
import { limitsFor, verdictOn } from './quality-rules.ts';
import type { Verdict } from './quality-model.ts';
import type {
  StorageFee,
  StorageTerms,
  StorageTest,
  StoredKind,
  StoredState,
  WarehousePaper,
} from './warehouse-model.ts';

const checkStorageTest = ({ kind, value, testedOn }: StorageTest, place: number, today: string): void => {
  if (kind === 'moisture' && value > 100) throw refusedField(`tests.${place}.value`, 'processing.moistureTooHigh');
  if (testedOn > today) throw refusedField(`tests.${place}.testedOn`, 'processing.dayAhead');
};

/**
 * What tests of a crop say by the limits that decide here. What is above one gets no receipt: a lender would rely on it.
 * @throws Problem `invalid` beside `tests.0.value` and the like.
 */
export const judgeTests = (
  tests: readonly StorageTest[],
  crop: string,
  today: string,
): (StorageTest & { verdict: Verdict })[] =>
  tests.map((test, place) => {
    checkStorageTest(test, place, today);
    const verdict = verdictOn(test.value, limitsFor(test.kind, crop));
    if (verdict === 'above') throw refusedField(`tests.${place}.value`, 'storage.aboveLimit');
    return { ...test, verdict };
  });

/** @throws Problem `invalid` beside `expiresOn`, or `insurance.until` for what is insured no more. */
export const checkTerms = ({ expiresOn, insurance }: StorageTerms, today: string): void => {
  if (expiresOn <= today) throw refusedField('expiresOn', 'storage.expiresPast');
  if (expiresOn > addDays(today, bounds.mostDays)) throw refusedField('expiresOn', 'storage.expiresFar');
  if (insurance !== null && insurance.until < today) throw refusedField('insurance.until', 'storage.insuranceOver');
};

/** What storing so many grams cost from the day they came to `today`, the day itself counted; up to the next kobo. */
export const storageOwed = (
  { koboPerTonneDay, handlingKobo }: StorageFee,
  grams: number,
  issuedOn: string,
  today: string,
): number => {
  const days = BigInt(Math.max(0, daysBetween(issuedOn, today)) + 1);
  const gramsInTonne = 1_000_000n;
  return handlingKobo + Number((BigInt(koboPerTonneDay) * BigInt(grams) * days + gramsInTonne - 1n) / gramsInTonne);
};

export type Standing = {
  readonly kind: StoredKind;
  readonly state: StoredState;
  readonly isClaimed: boolean;
  readonly expiresOn: string;
};

/**
 * Whether a receipt may be given back now.
 * @throws Problem `receipt-over` for one that was, `receipt-claimed` for one that is pledged or offered.
 */
export const checkUnclaimed = ({ state, isClaimed }: Standing): void => {
  if (state !== 'outstanding') throw new Problem('receipt-over');
  if (isClaimed) throw new Problem('receipt-claimed');
};

/** Whether it may be pledged or handed on. @throws Problem as `checkUnclaimed`; `not-a-receipt`, `receipt-expired`. */
export const checkMayClaim = (standing: Standing, now: Date): void => {
  if (standing.kind === 'record') throw new Problem('not-a-receipt');
  checkUnclaimed(standing);
  if (dayOf(now) > standing.expiresOn) throw new Problem('receipt-expired');
};

/** What whoever holds the paper is told: how the receipt stands. */
export const checkedStates = ['outstanding', 'pledged', 'given-back', 'released', 'cancelled'] as const;

type CheckedState = (typeof checkedStates)[number];

export const checkedStateOf = (state: StoredState, isPledged: boolean): CheckedState =>
  state === 'outstanding' && isPledged ? 'pledged' : state;

const hexOf = (id: string): string => id.replaceAll('-', '');

/** The letters of a receipt's square code that are signed: which receipt, and the digest of all that it says. */
export const receiptHead = ({ receiptId }: Pick<WarehousePaper, 'receiptId'>, digest: string): string =>
  `SR1.${hexOf(receiptId)}.${digest}`;

const token = /SR1\.([0-9a-f]{32})\.([\w-]{43})\.([\w-]{86})/;

type ReadToken = { readonly receiptId: string; readonly signed: string; readonly signature: string };

/** Reads what a square code says, or the address it leads to; null for what is none. Nothing of it is true before its signature is. */
export const readReceiptToken = (text: string): ReadToken | null => {
  const [, hex = '', digest = '', signature = ''] = token.exec(text) ?? [];
  if (hex === '') return null;
  const receiptId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  return { receiptId, signed: receiptHead({ receiptId }, digest), signature };
};
