import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** Money that was asked for, and moves that another admin is to undo. */
export const queues: readonly Queue[] = [
  { kind: 'payouts', rows: () => sql`select created_at as at from finance.payout where state = 'asked'` },
  { kind: 'reversals', rows: () => sql`select asked_at as at from finance.reversal where state = 'asked'` },
];
