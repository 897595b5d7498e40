import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';

/** Calendars are looked at for sowings of so many days ago, by what held then. */
export const sowingDaysBack = 400;

export const listSowingWindows = endpoint({
  name: 'advisory.listSowingWindows',
  method: 'GET',
  path: '/api/reference/sowing-windows',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    items: z.array(
      z.strictObject({
        version: z.int(),
        /** The day it holds from. */
        date: z.string(),
        source: z.string(),
        /** 'maize/sudan-savanna/fromMonthDay': 701 is the first of July. */
        values: z.record(z.string(), z.int()),
      }),
    ),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'When each crop is usually sown in each zone: the versions of the last year and those to come, the latest day first. A sowing goes by its own day',
});
