import { expect, test } from 'vitest';
import { failureOf } from '#kit/api.ts';
import type { Words } from '#kit/words.tsx';
import { otpWords } from './otp-words.ts';

const words = { t: (id: string) => id } as unknown as Words; // the ids are what is asked here

const says = (status: number, answer: Parameters<typeof failureOf>[1]) => otpWords(failureOf(status, answer), words);

test('a wrong code is told by the server, in its words where it has some', () => {
  expect(says(200, { responseMessage: 'Too late.' })).toBe('Too late.');
  expect(says(200, {})).toBe('otp.invalid');
});

test('the page of a captive portal, and a server that failed, blame no code', () => {
  expect(says(200, null)).toBe('form.failed');
  expect(says(511, null)).toBe('form.failed');
  expect(says(500, {})).toBe('form.failed');
});

test('no network is no wrong code either', () => {
  expect(otpWords({ ...failureOf(0, {}), code: 'network' }, words)).toBe('otp.network');
});
