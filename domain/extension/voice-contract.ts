import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { ofFarmer } from './visit-contract.ts';
import { voice, voiceDraft, voiceRows, type VoiceDraft } from './voice-model.ts';

export const addVoice = endpoint({
  name: 'extension.addVoice',
  method: 'POST',
  path: '/api/farmers/:keeperId/voices',
  who: farmHands,
  object: ofFarmer,
  input: voiceDraft,
  output: voice,
  errors: { 'not-a-voice': 400, 'too-many-voices': 409 },
  offline: 'queue',
  effects: [
    effect(
      voiceRows,
      ({ id: voiceId }: VoiceDraft) => voiceId,
      (before, draft, { now }) => before ?? { ...draft, createdAt: now.toISOString() },
    ),
  ],
  audit: 'added a voice note',
  creates: true,
  summary: 'Keeps a voice note of at most 20 seconds, Opus in WebM or Ogg, as base64',
});

export const readVoice = endpoint({
  name: 'extension.readVoice',
  method: 'GET',
  path: '/api/voices/:voiceId',
  who: farmHands,
  object: { kind: 'voice', idField: 'voiceId' },
  input: z.strictObject({ voiceId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary: 'A voice note; no cache keeps it',
});
