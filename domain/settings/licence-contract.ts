import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { licenceDetails, licenceWord, trade } from './licence-model.ts';

const password = z
  .string('accounts.passwordRequired')
  .check(z.minLength(1, 'accounts.passwordRequired'), z.maxLength(128, 'field.tooLong'));

/** The newest version whoever says it had seen, nought for none: two admins must not undo each other unseen. */
const after = z.int().check(z.gte(0));

export const listLicences = endpoint({
  name: 'settings.listLicences',
  method: 'GET',
  path: '/api/admin/licences',
  who: { admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(licenceWord) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Every word there ever was on the licences of the house, the newest first, with who said it',
});

export const recordLicence = endpoint({
  name: 'settings.recordLicence',
  method: 'POST',
  path: '/api/admin/licences',
  who: { admin: 'any' },
  input: z.strictObject({ id, trade, ...licenceDetails.shape, after, password }),
  output: licenceWord,
  errors: { 'licence-changed': 409, 'wrong-password': 400 },
  offline: 'never',
  audit: 'recorded a licence',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'Records a licence that real money of a trade may move under; asks for the password again',
});

export const withdrawLicence = endpoint({
  name: 'settings.withdrawLicence',
  method: 'POST',
  path: '/api/admin/licences/:trade/withdrawal',
  who: { admin: 'any' },
  input: z.strictObject({ id, trade, reason: requiredText('licence.reasonRequired', 300), after, password }),
  output: licenceWord,
  errors: { 'licence-changed': 409, 'no-licence': 409, 'wrong-password': 400 },
  offline: 'never',
  audit: 'withdrew a licence',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'Ends every licence of a trade from this moment, with the reason; asks for the password again',
});
