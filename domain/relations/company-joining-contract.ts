import * as z from 'zod/mini';
import { addingSignUpPicture, confirmingSignUp, otpCode, otpProblems, signingUp } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { processorDetails, processorPictures } from './company-model.ts';

export const registerProcessor = endpoint({
  ...signingUp,
  name: 'relations.registerProcessor',
  path: '/api/agro-processors/register',
  input: processorDetails,
  audit: 'asked to sign up as an agro-processor',
  summary: 'Begins the sign-up of an agro-processor with their company and sends a six-digit code to the address',
});

export const addProcessorPicture = endpoint({
  ...addingSignUpPicture,
  name: 'relations.addProcessorPicture',
  path: '/api/agro-processors/register/:uniqueId/:picture',
  input: z.strictObject({ uniqueId: id, picture: z.enum(processorPictures) }),
  summary:
    'Adds the photo, the ID document or the certificate of the company to a sign-up that waits for its code; the same picture again does nothing',
});

export const confirmProcessor = endpoint({
  ...confirmingSignUp,
  name: 'relations.confirmProcessor',
  path: '/api/agro-processors/confirm',
  input: z.strictObject({ uniqueId: id, code: otpCode }),
  errors: { ...otpProblems, 'documents-missing': 409 },
  summary:
    'Opens the account of an agro-processor and their company, pending approval, once all pictures are there and the code is right',
});
