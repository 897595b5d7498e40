import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { consent, consentPurposes, type ConsentPurpose } from './consent-model.ts';

export const sayForChild = endpoint({
  name: 'accounts.sayForChild',
  method: 'POST',
  path: '/api/farmers/:keeperId/guardian-words',
  who: { 'extension-manager': 'assigned' },
  object: { kind: 'profile', idField: 'keeperId' },
  input: z.strictObject({
    id,
    keeperId: id,
    purpose: z.enum(consentPurposes as [ConsentPurpose, ...ConsentPurpose[]]),
    textVersion: z.int().check(z.minimum(1, 'field.wrong')),
    isGiven: z.boolean(),
    /** That the guardian said so, to whom the text was read; the box is never ticked beforehand. */
    isGuardiansWord: z.literal(true, 'assist.guardianWordRequired'),
  }),
  output: consent,
  errors: { 'not-a-child': 409 },
  offline: 'never',
  audit: 'wrote down the word of a guardian on a use of a child’s data',
  creates: true,
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary:
    'Writes down what the guardian of a farmer under 18 says of one use of the child’s data (NDPA 2023, s. 31); a child alone says no, never yes',
});
