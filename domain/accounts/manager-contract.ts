import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { applicantPictures, application, managerDetails } from './manager-model.ts';
import { otpCode } from './model.ts';

const nothing = z.strictObject({});

export const registerManager = endpoint({
  name: 'accounts.registerManager',
  method: 'POST',
  path: '/api/extension-managers/register',
  who: 'anyone',
  input: managerDetails,
  output: z.strictObject({ uniqueId: id }),
  errors: { 'registration-closed': 403, 'password-guessable': 400 },
  offline: 'never',
  audit: 'asked to sign up as an extension manager',
  creates: true,
  limits: [
    { by: 'ip', times: 60, seconds: 900 },
    { by: 'field:email', times: 5, seconds: 900 },
  ],
  summary: 'Begins the sign-up of an extension manager and sends a six-digit code to the address',
});

export const addApplicantPicture = endpoint({
  name: 'accounts.addApplicantPicture',
  method: 'PUT',
  path: '/api/extension-managers/register/:uniqueId/:picture',
  who: 'anyone',
  input: z.strictObject({ uniqueId: id, picture: z.enum(applicantPictures) }),
  output: nothing,
  errors: { 'not-a-picture': 400 },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 900 }],
  body: 'picture',
  summary:
    'Adds the photo or the ID document to a sign-up that waits for its code; the same picture again does nothing',
});

export const confirmManager = endpoint({
  name: 'accounts.confirmManager',
  method: 'POST',
  path: '/api/extension-managers/confirm',
  who: 'anyone',
  input: z.strictObject({ uniqueId: id, code: otpCode }),
  output: nothing,
  errors: { 'wrong-otp': 400, 'otp-expired': 400, 'otp-used-up': 400, 'documents-missing': 409 },
  offline: 'never',
  audit: 'completed a sign-up',
  limits: [{ by: 'ip', times: 300, seconds: 900 }],
  summary:
    'Opens the account of an extension manager, pending approval, once both pictures are there and the code is right',
});

export const readApplication = endpoint({
  name: 'accounts.readApplication',
  method: 'GET',
  path: '/api/admin/people/:accountId/application',
  who: { admin: 'any' },
  object: { kind: 'account', idField: 'accountId' },
  input: z.strictObject({ accountId: id }),
  output: application,
  errors: {},
  offline: 'never',
  audit: 'looked at an application',
  summary: 'What an extension manager told of themselves when they signed up',
});

export const showIdDocument = endpoint({
  name: 'accounts.showIdDocument',
  method: 'POST',
  path: '/api/people/:accountId/id-document',
  who: { 'extension-manager': 'own', admin: 'any' },
  object: { kind: 'account', idField: 'accountId' },
  input: z.strictObject({ accountId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'looked at an ID document',
  limits: [{ by: 'account', times: 120, seconds: 900 }],
  answers: 'file',
  summary: 'The picture of an ID document as WebP. Each look stands in the audit log, so it is asked for with POST',
});
