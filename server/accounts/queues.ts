import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** Accounts that wait to be approved; an investor counts once what the law's limits go by is there. */
export const queues: readonly Queue[] = [
  {
    kind: 'approvals',
    rows: () => sql`select created_at as at from accounts.account who where state = 'pending'
      and ('investor' <> all(roles) or exists (select 1 from accounts.investor_file f where f.account_id = who.id))`,
  },
];
