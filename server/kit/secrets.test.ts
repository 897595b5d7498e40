import { expect, test } from 'vitest';
import { makeSecrets, newOtp, newToken } from './secrets.ts';

const secrets = makeSecrets(Buffer.alloc(32, 7));

test('a token is 256 bits long, and no two are alike', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(new Set([32]));
});

test('a code is any of a million numbers of six digits: each digit comes as often as any other, in each place', () => {
  const codes = Array.from({ length: 20_000 }, () => newOtp());
  expect(codes.filter((code) => !/^[0-9]{6}$/.test(code))).toEqual([]);
  const counts = codes.flatMap((code) => [...code].map((digit, place) => `${place}:${digit}`));
  const held = new Map<string, number>();
  for (const one of counts) held.set(one, (held.get(one) ?? 0) + 1);
  expect(held.size).toBe(60);
  // 2,000 of each; seven standard deviations are 300.
  expect([...held].filter(([, count]) => Math.abs(count - 2000) > 300)).toEqual([]);
});

test('a code between two numbers is never outside them, and reaches both', () => {
  const codes = new Set(Array.from({ length: 200 }, () => newOtp(999_995, 999_999)));
  expect([...codes].sort()).toEqual(['999995', '999996', '999997', '999998', '999999']);
});

test('what is marked for one purpose is no mark for another, nor for another house', () => {
  const purposes = ['otp', 'trip', 'passport', 'invitation', 'recovery-codes', 'messaging.stop-letters'];
  const other = makeSecrets(Buffer.alloc(32, 8));
  const marks = purposes.flatMap((purpose) =>
    [secrets, other].flatMap((of) => [of.hash(purpose, 'the same').toString('hex'), of.key(purpose).toString('hex')]),
  );
  expect(new Set(marks).size).toBe(purposes.length * 4);
  expect(secrets.xsrf('a session')).not.toBe(other.xsrf('a session'));
});
