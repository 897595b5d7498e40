import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { noteRow, noteText } from './note-model.ts';
import { ofZone } from './zone-contract.ts';

export const writeNote = endpoint({
  name: 'supervision.writeNote',
  method: 'POST',
  path: '/api/zones/:zoneId/managers/:managerId/notes',
  who: { 'extension-manager': 'assigned' },
  object: ofZone,
  input: z.strictObject({ id, zoneId: id, managerId: id, text: noteText }),
  output: noteRow,
  errors: {},
  offline: 'never',
  creates: true,
  audit: 'wrote a coaching note',
  limits: [{ by: 'account', times: 100, seconds: 3600 }],
  summary: 'A note of a supervisor to a manager of the zone, who sees it on their phone; it cannot be changed',
});

export const seeNote = endpoint({
  name: 'supervision.seeNote',
  method: 'POST',
  path: '/api/coaching-notes/:noteId/seen',
  who: { 'extension-manager': 'own' },
  object: { kind: 'coachingNote', idField: 'noteId' },
  input: z.strictObject({ noteId: id }),
  output: noteRow,
  errors: {},
  offline: 'never',
  audit: 'read a coaching note',
  summary: 'Says that the manager has read a note about their work; the first time counts',
});
