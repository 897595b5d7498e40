import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { effect } from '#kit/row-type.ts';
import { consent, consentRows, type Consent } from './consent-model.ts';

const { id, purpose, textVersion, isGiven } = consent.shape;

type Word = Pick<Consent, 'id' | 'purpose' | 'textVersion' | 'isGiven'>;

export const sayConsent = endpoint({
  name: 'accounts.sayConsent',
  method: 'POST',
  path: '/api/consents',
  who: { farmer: 'own' },
  input: z.strictObject({ id, purpose, textVersion, isGiven }),
  output: consent,
  errors: { 'guardian-needed': 409 },
  offline: 'queue',
  effects: [
    effect(
      consentRows,
      ({ id: wordId }: Word) => wordId,
      (before, word, { accountId, now }) => before ?? { ...word, keeperId: accountId, saidAt: now.toISOString() },
    ),
  ],
  audit: 'said yes or no to a use of their data',
  creates: true,
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary: 'Agrees to one use of the data of the farmer who is signed in, or takes that back',
});
