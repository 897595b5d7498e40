import { describe, expect, test } from 'vitest';
import { afterCheck, startOf } from './start.ts';

const amina = { accountId: 'amina', sign: 'sun' };
const musa = { accountId: 'musa', sign: 'goat' };

describe('how the app opens', () => {
  test('a phone that keeps nothing asks the server', () => {
    expect(startOf({ keepers: [], last: null, session: 'unasked' })).toEqual({ kind: 'ask-server' });
  });

  test('whoever was here last comes back to their records without a network', () => {
    const start = startOf({ keepers: [amina, musa], last: 'musa', session: 'unasked' });
    expect(start).toEqual({ kind: 'keeper', accountId: 'musa' });
  });

  test('the only person on the phone is not asked who they are, signed out or not', () => {
    for (const session of ['unasked', 'nobody', 'no-answer'] as const)
      expect(startOf({ keepers: [amina], last: null, session })).toEqual({ kind: 'keeper', accountId: 'amina' });
  });

  test('several people choose by their signs', () => {
    for (const session of ['unasked', 'nobody', 'no-answer'] as const)
      expect(startOf({ keepers: [amina, musa], last: null, session })).toEqual({ kind: 'choose' });
  });

  test('and so they do where the server was asked, whoever was here last', () => {
    for (const session of ['nobody', 'no-answer'] as const)
      expect(startOf({ keepers: [amina, musa], last: 'musa', session })).toEqual({ kind: 'choose' });
  });

  test('a guest who signed in last is asked for at the server, and works in memory', () => {
    expect(startOf({ keepers: [amina], last: 'bola', session: 'unasked' })).toEqual({ kind: 'ask-server' });
    expect(startOf({ keepers: [amina], last: 'bola', session: { accountId: 'bola' } })).toEqual({ kind: 'memory' });
  });

  test('a guest whose session is over leaves the phone to the person who keeps records on it', () => {
    const start = startOf({ keepers: [amina], last: 'bola', session: 'nobody' });
    expect(start).toEqual({ kind: 'keeper', accountId: 'amina' });
  });

  test('a session of somebody who keeps records here opens those', () => {
    const start = startOf({ keepers: [amina, musa], last: null, session: { accountId: 'musa' } });
    expect(start).toEqual({ kind: 'keeper', accountId: 'musa' });
  });

  test('with nothing kept and nobody signed in, it is time to sign in; without a network, to say so', () => {
    expect(startOf({ keepers: [], last: null, session: 'nobody' })).toEqual({ kind: 'sign-in' });
    expect(startOf({ keepers: [], last: null, session: 'no-answer' })).toEqual({ kind: 'nobody-here' });
  });
});

describe('once the server has said whose session it is', () => {
  test('nobody is thrown out of their own records', () => {
    for (const session of ['nobody', 'no-answer', 'unasked'] as const)
      expect(afterCheck({ accountId: 'amina', how: 'key-held' }, session, 'amina')).toBe('go-on');
  });

  test('their own session brings what changed about them', () => {
    expect(afterCheck({ accountId: 'amina', how: 'pin-typed' }, { accountId: 'amina' }, 'amina')).toBe('renew-person');
  });

  test("another person's session leads to that person's own start", () => {
    expect(afterCheck({ accountId: 'amina', how: 'key-held' }, { accountId: 'musa' }, 'amina')).toBe('go-to-theirs');
  });

  test("a PIN typed just now ends another person's session instead", () => {
    const open = { accountId: 'amina', how: 'pin-typed' } as const;
    expect(afterCheck(open, { accountId: 'musa' }, 'amina')).toBe('end-that-session');
  });

  test('a PIN typed before that person came here does not', () => {
    const open = { accountId: 'amina', how: 'pin-typed' } as const;
    expect(afterCheck(open, { accountId: 'musa' }, 'musa')).toBe('go-to-theirs');
  });
});
