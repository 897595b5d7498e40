import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { clip, clipDraft } from './clip-model.ts';

export const listClips = endpoint({
  name: 'settings.listClips',
  method: 'GET',
  path: '/api/reference/clips/:language',
  who: 'anyone',
  input: z.strictObject({ language: z.enum(languages) }),
  output: z.strictObject({ items: z.array(clip) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The texts of screens that somebody has said in a language, each with its newest recording',
});

export const readClip = endpoint({
  name: 'settings.readClip',
  method: 'GET',
  path: '/api/reference/clip-sounds/:clipId',
  who: 'anyone',
  input: z.strictObject({ clipId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary: 'The sound of a recorded text; it never changes, so phones keep what they played',
});

export const recordClip = endpoint({
  name: 'settings.recordClip',
  method: 'POST',
  path: '/api/admin/clips',
  who: { admin: 'any' },
  input: clipDraft,
  output: clip,
  errors: { 'not-a-voice': 400 },
  offline: 'never',
  audit: 'recorded a text of a screen',
  creates: true,
  summary: 'Keeps a text of a screen as an admin said it, as the next version of that text in that language',
});
