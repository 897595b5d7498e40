import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { programme, programmeDraft } from './programme-model.ts';

const admins = { admin: 'any' } as const;

export const makeProgramme = endpoint({
  name: 'integrations.makeProgramme',
  method: 'POST',
  path: '/api/admin/programmes',
  who: admins,
  input: programmeDraft,
  output: programme,
  errors: { 'too-many-programmes': 409 },
  offline: 'never',
  audit: 'let in a programme',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'Lets in an organisation whose programs read figures of a state or the country; its keys are made next',
});

export const listProgrammes = endpoint({
  name: 'integrations.listProgrammes',
  method: 'GET',
  path: '/api/admin/programmes',
  who: admins,
  input: z.strictObject(pageQuery),
  output: page(programme),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Programmes that were let in, the newest first, ended ones too',
});

export const readProgramme = endpoint({
  name: 'integrations.readProgramme',
  method: 'GET',
  path: '/api/admin/programmes/:programmeId',
  who: admins,
  input: z.strictObject({ programmeId: id }),
  output: programme,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One programme that was let in',
});

export const endProgramme = endpoint({
  name: 'integrations.endProgramme',
  method: 'POST',
  path: '/api/admin/programmes/:programmeId/end',
  who: admins,
  input: z.strictObject({ programmeId: id }),
  output: programme,
  errors: {},
  offline: 'never',
  audit: 'ended a programme',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary:
    'Ends a programme from now on: its keys open nothing more and it is told nothing; once it is over it stays so',
});
