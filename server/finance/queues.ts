import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';
import { openTroubles } from './trouble-store.ts';

/** Money that was asked for, moves that another admin is to undo, and money that came to what nobody asked for. */
export const queues: readonly Queue[] = [
  { kind: 'payouts', rows: () => sql`select created_at as at from finance.payout where state = 'asked'` },
  { kind: 'reversals', rows: () => sql`select asked_at as at from finance.reversal where state = 'asked'` },
  { kind: 'money-troubles', rows: openTroubles },
];
