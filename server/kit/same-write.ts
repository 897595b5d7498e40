import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Secrets } from '#kit/secrets.ts';

/** One write as its maker named it: the same id and input again are done no second time, for ever, and answered alike while the answer is kept. */
export type Write = {
  readonly id: string;
  readonly endpoint: string;
  readonly accountId: string | null;
  readonly input: unknown;
  /** The input before it was brought to today's shape: it may have been claimed when that was the shape of the day. */
  readonly asSent?: unknown;
};

const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, held]) => [key, sorted(held)]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value;

/** Keyed, because an input may hold a password, which a plain hash would let a thief of the table guess. */
export const hashOfInput = (secrets: Secrets, input: unknown): Buffer =>
  secrets.hash('once', JSON.stringify(sorted(input)));

/** A write that is done already, as it is kept. */
export type StoredWrite = {
  id: string;
  endpoint: string;
  account_id: string | null;
  input_hash: Buffer;
  answer: unknown;
  /** Since when it is only known that it was done. */
  forgotten_at: string | null;
};

/** What is known of a write that was done already. */
export type Earlier = { readonly answer: unknown } | { readonly isForgotten: true };

const isInputOf = (stored: StoredWrite, input: unknown, secrets: Secrets): boolean =>
  input !== undefined && stored.input_hash.equals(hashOfInput(secrets, input));

/**
 * What the earlier delivery of a write was answered, as far as that is kept.
 * @throws Problem `same-id-other-body` when the id was used for something else, or by someone else.
 */
export const earlierAnswer = (stored: StoredWrite | null, write: Write, secrets: Secrets): Earlier => {
  const isSameWrite =
    stored !== null &&
    stored.endpoint === write.endpoint &&
    stored.account_id === write.accountId &&
    (isInputOf(stored, write.input, secrets) || isInputOf(stored, write.asSent, secrets));
  if (!isSameWrite) throw new Problem('same-id-other-body');
  return stored.forgotten_at === null ? { answer: stored.answer } : { isForgotten: true };
};
