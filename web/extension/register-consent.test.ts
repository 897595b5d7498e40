import { expect, test } from 'vitest';
import { atConsent } from './register-consent.ts';
import { beginAssistDraft, refusalsOfDraft, refusalsOn, type AssistDraft } from './register-draft.ts';

const now = new Date('2026-11-21T10:00:00Z');
const proof = { mediaType: 'image/jpeg', data: 'AAAA' } as const;
const said = { 'consent.how': 'thumb', 'said.smsAdvice': 'yes' };

const taken = (birthYear: string, consentBy: AssistDraft['consentBy']): AssistDraft => ({
  ...beginAssistDraft(),
  fields: { firstName: 'Laraba', birthYear, ...said },
  proof,
  consentBy,
});

test.each([
  ['of a farmer who is a child after all is asked of the guardian', '2012', 'farmer', 'guardian'],
  ['of a guardian is asked of the farmer who is grown up after all', '1979', 'guardian', 'farmer'],
])('the consent %s', (_what, birthYear, before, after) => {
  const { draft, isAnew } = atConsent(taken(birthYear, before as AssistDraft['consentBy']), now);
  expect(isAnew).toBe(true);
  expect(draft).toMatchObject({ step: 'consent', consentBy: after, proof: null });
  expect(draft.fields).toEqual({ firstName: 'Laraba', birthYear });
});

test.each([
  ['of the same farmer, a year older', '1978', 'farmer'],
  ['that nobody had noted before', '1979', undefined],
])('the consent %s stays', (_what, birthYear, before) => {
  const { draft, isAnew } = atConsent(taken(birthYear, before as AssistDraft['consentBy']), now);
  expect(isAnew).toBe(false);
  expect(draft).toMatchObject({ consentBy: 'farmer', proof, fields: said });
});

test.each([
  ['2030', 'assist.birthYearFuture'],
  ['1899', 'assist.birthYearOld'],
  ['79', 'assist.birthYearRequired'],
  ['1979', undefined],
])('born %s: the first step says %s, though the others are empty yet', (birthYear, says) => {
  const begun = { ...beginAssistDraft(), fields: { birthYear } };
  expect(refusalsOn('who', refusalsOfDraft(begun, now))['birthYear']).toBe(says);
});
