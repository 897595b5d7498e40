import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { requiredText } from '#kit/text.ts';

export const checkWarehouseReceipt = endpoint({
  name: 'processing.checkWarehouseReceipt',
  method: 'POST',
  path: '/api/warehouse-receipts/check',
  who: 'anyone',
  input: z.strictObject({
    code: requiredText('storage.codeRequired', 600),
  }),
  /** What stands on the paper, so that a changed one is seen; nothing of the depositor. As texts: a public page loads no models. */
  output: z.strictObject({
    isGenuine: z.boolean(),
    /** One of `checkedStates`. */
    state: z.string(),
    isPractice: z.boolean(),
    number: z.int(),
    companyName: z.string(),
    warehouse: z.string(),
    crop: z.string(),
    grade: z.string(),
    netGrams: z.int(),
    issuedOn: z.string(),
    expiresOn: z.string(),
    licence: z.string(),
    digest: z.string(),
    keyId: z.string(),
    /** SPKI in PEM: with it anybody checks the signature of the square code without this server. */
    publicKey: z.string(),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 3600 }],
  summary:
    'Says to whoever has the square code or the short code of a warehouse receipt whether it is genuine and how it stands',
});
