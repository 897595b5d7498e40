import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';

/**
 * How a report of what is late is sorted: by product, by the manager who gave their word on the loans, or by the state or the LGA
 * in which their farmers live.
 */
export const delinquencyGroups = ['product', 'manager', 'state', 'lga'] as const;

export type DelinquencyGroup = (typeof delinquencyGroups)[number];

/** Fewer loans than these tell of somebody: a file that is passed on shows no figure of so few. */
export const fewestShared = 5;

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
  /** Of `loans`, so many are late at all, and more than 30, 60 and 90 days. */
  late: z.strictObject({ par1: z.int(), par30: z.int(), par60: z.int(), par90: z.int() }),
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
    'What is late today by product, manager, state or LGA, and what to set aside for it; those first of whom most is more than 30 days late',
});

export const readDelinquencyFile = endpoint({
  name: 'loans.readDelinquencyFile',
  method: 'GET',
  path: '/api/admin/loans/delinquency/file',
  who: officers,
  /** `shared`: for whoever is not of this house; figures of few loans are left out. */
  input: z.strictObject({ by: z.enum(delinquencyGroups), shared: z.optional(z.enum(['yes'])) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'took the list of late loans away',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  answers: 'file',
  summary: 'The same as a table (CSV), of all groups; to be passed on, without figures that fewer than five loans make',
});
