import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { applicantPictures, application, managerDetails } from './manager-model.ts';
import { otpCode } from './model.ts';
import { addingSignUpPicture, confirmingSignUp, otpProblems, signingUp } from './sign-up-acts.ts';

export const registerManager = endpoint({
  ...signingUp,
  name: 'accounts.registerManager',
  path: '/api/extension-managers/register',
  input: managerDetails,
  audit: 'asked to sign up as an extension manager',
  summary: 'Begins the sign-up of an extension manager and sends a six-digit code to the address',
});

export const addApplicantPicture = endpoint({
  ...addingSignUpPicture,
  name: 'accounts.addApplicantPicture',
  path: '/api/extension-managers/register/:uniqueId/:picture',
  input: z.strictObject({ uniqueId: id, picture: z.enum(applicantPictures) }),
  summary:
    'Adds the photo or the ID document to a sign-up that waits for its code; the same picture again does nothing',
});

export const confirmManager = endpoint({
  ...confirmingSignUp,
  name: 'accounts.confirmManager',
  path: '/api/extension-managers/confirm',
  input: z.strictObject({ uniqueId: id, code: otpCode }),
  errors: { ...otpProblems, 'documents-missing': 409 },
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
