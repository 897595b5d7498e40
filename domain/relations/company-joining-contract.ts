import * as z from 'zod/mini';
import { otpCode } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { processorDetails, processorPictures } from './company-model.ts';

const nothing = z.strictObject({});

export const registerProcessor = endpoint({
  name: 'relations.registerProcessor',
  method: 'POST',
  path: '/api/agro-processors/register',
  who: 'anyone',
  input: processorDetails,
  output: z.strictObject({ uniqueId: id }),
  errors: { 'registration-closed': 403, 'password-guessable': 400 },
  offline: 'never',
  audit: 'asked to sign up as an agro-processor',
  creates: true,
  limits: [
    { by: 'ip', times: 60, seconds: 900 },
    { by: 'field:email', times: 5, seconds: 900 },
  ],
  summary: 'Begins the sign-up of an agro-processor with their company and sends a six-digit code to the address',
});

export const addProcessorPicture = endpoint({
  name: 'relations.addProcessorPicture',
  method: 'PUT',
  path: '/api/agro-processors/register/:uniqueId/:picture',
  who: 'anyone',
  input: z.strictObject({ uniqueId: id, picture: z.enum(processorPictures) }),
  output: nothing,
  errors: { 'not-a-picture': 400 },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 900 }],
  body: 'picture',
  summary:
    'Adds the photo, the ID document or the certificate of the company to a sign-up that waits for its code; the same picture again does nothing',
});

export const confirmProcessor = endpoint({
  name: 'relations.confirmProcessor',
  method: 'POST',
  path: '/api/agro-processors/confirm',
  who: 'anyone',
  input: z.strictObject({ uniqueId: id, code: otpCode }),
  output: nothing,
  errors: { 'wrong-otp': 400, 'otp-expired': 400, 'otp-used-up': 400, 'documents-missing': 409 },
  offline: 'never',
  audit: 'completed a sign-up',
  limits: [{ by: 'ip', times: 300, seconds: 900 }],
  summary:
    'Opens the account of an agro-processor and their company, pending approval, once all pictures are there and the code is right',
});
