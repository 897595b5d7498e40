import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';

/** What prices may be, as one version has it. `date` is the day it holds from; `values` as `priceBoundKey` names them. */
const priceBoundsVersion = z.strictObject({
  version: z.int(),
  date: z.string(),
  source: z.string(),
  values: z.record(z.string(), z.int()),
});

/** Phones record what was seen so many days ago, by the figures of that day. */
export const boundsDaysBack = 60;

export const listPriceBounds = endpoint({
  name: 'marketplace.listPriceBounds',
  method: 'GET',
  path: '/api/reference/price-bounds',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(priceBoundsVersion) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'What a kilogram of each crop may cost by state where a price is recorded: the versions of the last weeks and those to come, the latest day first. A price goes by the day it was seen',
});
