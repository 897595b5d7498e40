import { expect, test } from 'vitest';
import { consentPurposes, lastWord, switchedPurposes, type Consent } from './consent-model.ts';

const word = (id: string, saidAt: string, isGiven: boolean): Consent => ({
  id,
  keeperId: 'a',
  purpose: 'smsAdvice',
  textVersion: 1,
  isGiven,
  saidAt,
});

test('silence is no consent', () => {
  expect(lastWord([], 'smsAdvice')).toBeNull();
  expect(lastWord([word('1', '2026-01-01', true)], 'voiceAdvice')).toBeNull();
});

test('the last word counts, in whatever order the words are read', () => {
  const said = [word('2', '2026-02-01', false), word('1', '2026-01-01', true)];
  expect(lastWord(said, 'smsAdvice')?.isGiven).toBe(false);
  expect(lastWord(said.toReversed(), 'smsAdvice')?.isGiven).toBe(false);
});

test('of two at one moment the one made later counts', () => {
  expect(lastWord([word('2', '2026-01-01', false), word('1', '2026-01-01', true)], 'smsAdvice')?.isGiven).toBe(false);
});

test('to the vault one agrees by giving a number, not by a switch', () => {
  expect(consentPurposes).toContain('identityNumbers');
  expect(switchedPurposes).not.toContain('identityNumbers');
});
