import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';

/** How a report of what is late is sorted: by product, or by the manager who gave their word on the loans. */
export const delinquencyGroups = ['product', 'manager'] as const;

export type DelinquencyGroup = (typeof delinquencyGroups)[number];

/** What of one group is out and late. `par30Kobo`: all that is still to be repaid of loans more than 30 days late. */
export const delinquency = z.strictObject({
  id: z.string(),
  name: z.string(),
  loans: z.int(),
  outstandingKobo: z.int(),
  par1Kobo: z.int(),
  par30Kobo: z.int(),
  par60Kobo: z.int(),
  par90Kobo: z.int(),
  /** What to set aside, by bands that are data. */
  provisionKobo: z.int(),
});

export type Delinquency = z.output<typeof delinquency>;

/** So many groups are shown; the file has them all. */
export const mostShownGroups = 100;

const officers = { admin: 'any' } as const;

export const readDelinquency = endpoint({
  name: 'loans.readDelinquency',
  method: 'GET',
  path: '/api/admin/loans/delinquency',
  who: officers,
  input: z.strictObject({ by: z.enum(delinquencyGroups) }),
  output: z.strictObject({ onDay: z.string(), items: z.array(delinquency) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'What is late today by product or by manager, and what to set aside for it; those first of whom most is more than 30 days late',
});

export const readDelinquencyFile = endpoint({
  name: 'loans.readDelinquencyFile',
  method: 'GET',
  path: '/api/admin/loans/delinquency/file',
  who: officers,
  input: z.strictObject({ by: z.enum(delinquencyGroups) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  answers: 'file',
  summary: 'The same as a table (CSV), of all groups',
});
