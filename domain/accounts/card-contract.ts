import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';

export const renewCard = endpoint({
  name: 'accounts.renewCard',
  method: 'POST',
  path: '/api/card/renewal',
  who: { farmer: 'own' },
  input: z.strictObject({}),
  output: z.strictObject({ cardCode: z.string() }),
  errors: {},
  offline: 'never',
  audit: 'renewed a farmer card',
  limits: [{ by: 'account', times: 5, seconds: 86_400 }],
  summary: "Gives the farmer's card a new code; the card that was lost then leads nowhere",
});
