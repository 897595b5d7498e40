import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** What another admin is to look at before money moves or rain counts. */
export const queues: readonly Queue[] = [
  { kind: 'payout-lists', rows: () => sql`select drawn_at as at from insurance.payout_list where state = 'drawn'` },
  { kind: 'fund-entries', rows: () => sql`select asked_at as at from insurance.fund_entry where state = 'asked'` },
  { kind: 'rain-imports', rows: () => sql`select imported_at as at from insurance.rain_import where state = 'asked'` },
];
