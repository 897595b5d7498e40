import { describe, expect, test } from 'vitest';
import { makeSecrets } from './secrets.ts';
import { earlierAnswer, hashOfInput, type StoredWrite, type Write } from './same-write.ts';

/* Whether a write that arrives is one that was done already, without a database. */

const secrets = makeSecrets(Buffer.alloc(32, 1));

const hash = (input: unknown): string => hashOfInput(secrets, input).toString('hex');

describe('an input', () => {
  test('is the same in whatever order its fields are sent, at every depth', () => {
    const sent = { b: [{ d: 1, c: 2 }], a: null };
    expect(hash({ a: null, b: [{ c: 2, d: 1 }] })).toBe(hash(sent));
    expect(hash({ c: 3, a: 1, b: 2 })).toBe(hash({ b: 2, c: 3, a: 1 }));
  });

  test.each([
    ['another value', { a: 1 }, { a: 2 }],
    ['another name', { a: 1 }, { b: 1 }],
    ['a value within', { a: { b: 1 } }, { a: { b: 2 } }],
    ['a list in another order', { a: [1, 2] }, { a: [2, 1] }],
    ['a list that was none', { a: [1] }, { a: { 0: 1 } }],
    ['nothing for a field that is not there', { a: null }, {}],
    ['a field more', { a: 1 }, { a: 1, b: undefined, c: 1 }],
  ])('is another with %s', (_what, one, other) => {
    expect(hash(one)).not.toBe(hash(other));
  });

  test('is hashed by a key of the house: who has the hash alone cannot try out what was in it', () => {
    const elsewhere = makeSecrets(Buffer.alloc(32, 2));
    expect(hashOfInput(elsewhere, { a: 1 })).not.toEqual(hashOfInput(secrets, { a: 1 }));
  });

  test('is hashed as it was when the first was kept: what was done then is known for ever', () => {
    const kept = secrets.hash('once', '{"a":null,"b":[{"c":2,"d":1}]}');
    expect(hashOfInput(secrets, { b: [{ d: 1, c: 2 }], a: null })).toEqual(kept);
  });
});

describe('a write that comes again', () => {
  const write: Write = { id: 'one', endpoint: 'finance.pay', accountId: 'amina', input: { kobo: 5 } };
  const stored: StoredWrite = {
    id: 'one',
    endpoint: 'finance.pay',
    account_id: 'amina',
    input_hash: hashOfInput(secrets, { kobo: 5 }),
    answer: { moved: 5 },
    forgotten_at: null,
  };

  test('is answered as it was the first time', () => {
    expect(earlierAnswer(stored, write, secrets)).toEqual({ answer: { moved: 5 } });
    expect(earlierAnswer({ ...stored, account_id: null }, { ...write, accountId: null }, secrets)).toEqual({
      answer: { moved: 5 },
    });
  });

  test('is known to be done when what it was answered is forgotten', () => {
    const forgotten = { ...stored, answer: null, forgotten_at: '2026-06-01T08:00:00.000Z' };
    expect(earlierAnswer(forgotten, write, secrets)).toEqual({ isForgotten: true });
    expect(() => earlierAnswer(forgotten, { ...write, input: { kobo: 6 } }, secrets)).toThrow('same-id-other-body');
  });

  test('is known by what was sent too, from before its shape was another', () => {
    const today = { ...write, input: { amountKobo: 5 } };
    expect(earlierAnswer(stored, { ...today, asSent: { kobo: 5 } }, secrets)).toEqual({ answer: { moved: 5 } });
    expect(() => earlierAnswer(stored, { ...today, asSent: { kobo: 6 } }, secrets)).toThrow('same-id-other-body');
  });

  test.each<[string, Partial<Write>]>([
    ['for another amount', { input: { kobo: 6 } }],
    ['for another act', { endpoint: 'finance.payOut' }],
    ['by somebody else', { accountId: 'bola' }],
    ['by nobody', { accountId: null }],
    ['for nothing', { input: undefined }],
  ])('is refused %s', (_what, change) => {
    expect(() => earlierAnswer(stored, { ...write, ...change }, secrets)).toThrow('same-id-other-body');
  });

  test('is refused where the first one is not to be found', () => {
    expect(() => earlierAnswer(null, write, secrets)).toThrow('same-id-other-body');
  });
});
