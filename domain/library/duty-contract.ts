import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { agronomist } from './duty-model.ts';

const reason = requiredText('library.reasonRequired', 500);
const password = z.string('board.passwordRequired').check(z.minLength(1, 'board.passwordRequired'), z.maxLength(200));
const often = [{ by: 'account', times: 30, seconds: 3600 }] as const;

export const listAgronomists = endpoint({
  name: 'library.listAgronomists',
  method: 'GET',
  path: '/api/admin/agronomists',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(agronomist),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Who is an agronomist now, those since longest first',
});

export const appointAgronomist = endpoint({
  name: 'library.appointAgronomist',
  method: 'POST',
  path: '/api/admin/agronomists',
  who: { admin: 'any' },
  input: z.strictObject({ id, managerId: id, reason, password }),
  output: agronomist,
  errors: { 'wrong-password': 400, 'not-a-manager': 409, 'is-agronomist': 409 },
  offline: 'never',
  creates: true,
  audit: 'made somebody an agronomist',
  limits: often,
  summary: 'Lets an approved extension manager write and review articles; wants the password again',
});

export const endAgronomist = endpoint({
  name: 'library.endAgronomist',
  method: 'POST',
  path: '/api/admin/agronomists/:agronomistId/end',
  who: { admin: 'any' },
  input: z.strictObject({ id, agronomistId: id, reason, password }),
  output: z.strictObject({}),
  errors: { 'wrong-password': 400, 'not-an-agronomist': 409 },
  offline: 'never',
  audit: 'ended the duty of an agronomist',
  limits: often,
  summary: 'Takes writing and reviewing from an agronomist; what they wrote and reviewed stays',
});
