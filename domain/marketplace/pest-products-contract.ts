import * as z from 'zod/mini';
import { pestKeys } from '#advisory';
import { endpoint } from '#kit/endpoint.ts';
import { shopGood } from './input-model.ts';

/** A product that acts on a pest, as a dealer sells it, with the groups of what acts in it. */
const pestProduct = z.strictObject({ ...shopGood.shape, groups: z.array(z.string()) });

export type PestProduct = z.output<typeof pestProduct>;

export const listPestProducts = endpoint({
  name: 'marketplace.listPestProducts',
  method: 'GET',
  path: '/api/pests/:pest/products',
  who: { farmer: 'any', 'extension-manager': 'any', admin: 'any' },
  input: z.strictObject({
    pest: z.enum(pestKeys),
    stateCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'field.wrong'))),
  }),
  output: z.strictObject({ items: z.array(pestProduct) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'Products against a pest whose number somebody looked up at NAFDAC and whose registration counts today, the state named first',
});
