import * as z from 'zod/mini';

/** What may wait for an admin, by the desk where it is decided. */
export const waitingKinds = [
  'approvals',
  'contact-messages',
  'grievances',
  'reported-messages',
  'duplicates',
  'fakes',
  'regulators',
  'roles',
  'reference',
  'inputs',
  'payouts',
  'reversals',
  'money-troubles',
  'loans',
  'hand-ins',
  'till-cases',
  'restructures',
  'write-offs',
  'disasters',
  'payout-lists',
  'fund-entries',
  'rain-imports',
  'offers',
  'milestones',
  'issuers',
  'lost-phones',
  'rights',
  'incidents',
] as const;

export type WaitingKind = (typeof waitingKinds)[number];

/** So many are counted of a kind; beyond that, "and more" says enough and costs nothing. */
export const mostCounted = 999;

export const waiting = z.strictObject({
  kind: z.enum(waitingKinds),
  count: z.int(),
  /** There are more than `count` says. */
  isMore: z.boolean(),
  /** Since when the oldest of them waits. */
  oldestAt: z.string(),
  /** After how many days the house calls it late. */
  days: z.int(),
  isLate: z.boolean(),
});

export type Waiting = z.output<typeof waiting>;
