import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';

export const checkReceipt = endpoint({
  name: 'processing.checkReceipt',
  method: 'GET',
  path: '/api/receipts/:deliveryId/check',
  who: 'anyone',
  input: z.strictObject({ deliveryId: id }),
  /** What stands on the paper, so that a changed one is seen; nobody's name but the mill's. As texts: a public page loads no models. */
  output: z.strictObject({
    millName: z.string(),
    receipt: z.string(),
    weighedAt: z.string(),
    crop: z.string(),
    netGrams: z.int(),
    payableGrams: z.int(),
    amountKobo: z.int(),
    /** `stands`, `void` or `replaced`: another delivery stands for it. */
    state: z.string(),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 3600 }],
  summary: 'Says to whoever holds a receipt whether it is genuine and still counts',
});
