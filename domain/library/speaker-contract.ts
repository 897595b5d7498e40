import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { dutyReason, phraseLanguage, speaker } from './phrase-model.ts';

const password = z.string('board.passwordRequired').check(z.minLength(1, 'board.passwordRequired'), z.maxLength(200));
const often = [{ by: 'account', times: 30, seconds: 3600 }] as const;

export const listSpeakers = endpoint({
  name: 'library.listSpeakers',
  method: 'GET',
  path: '/api/admin/speakers',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(speaker),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Who judges the texts of which language now, those since longest first',
});

export const appointSpeaker = endpoint({
  name: 'library.appointSpeaker',
  method: 'POST',
  path: '/api/admin/speakers',
  who: { admin: 'any' },
  input: z.strictObject({ id, managerId: id, language: phraseLanguage, reason: dutyReason, password }),
  output: speaker,
  errors: { 'wrong-password': 400, 'not-a-manager': 409, 'is-speaker': 409 },
  offline: 'never',
  creates: true,
  audit: 'made somebody a speaker of a language',
  limits: often,
  summary: 'Lets an approved extension manager judge the texts of their mother tongue; wants the password again',
});

export const endSpeaker = endpoint({
  name: 'library.endSpeaker',
  method: 'POST',
  path: '/api/admin/speakers/:dutyId/end',
  who: { admin: 'any' },
  input: z.strictObject({ id, dutyId: id, reason: dutyReason, password }),
  output: z.strictObject({}),
  errors: { 'wrong-password': 400, 'not-a-speaker': 409 },
  offline: 'never',
  audit: 'ended the duty of a speaker',
  limits: often,
  summary: 'Takes the texts of a language from a speaker; what they said of them stays',
});
