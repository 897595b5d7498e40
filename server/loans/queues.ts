import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** What lenders and admins are to decide, pay out or look up. */
export const queues: readonly Queue[] = [
  {
    kind: 'loans',
    rows: () => sql`select (select max(s.created_at) from loans.step s where s.loan_id = l.id) as at
      from loans.loan l where l.state in ('recommended', 'approved') and l.part_of is null`,
  },
  { kind: 'hand-ins', rows: () => sql`select declared_at as at from loans.hand_in where state = 'declared'` },
  { kind: 'till-cases', rows: () => sql`select opened_at as at from loans.till_case where closed_at is null` },
  { kind: 'restructures', rows: () => sql`select proposed_at as at from loans.restructure where state = 'proposed'` },
  { kind: 'write-offs', rows: () => sql`select proposed_at as at from loans.write_off where state = 'proposed'` },
  { kind: 'disasters', rows: () => sql`select declared_at as at from loans.disaster where state = 'declared'` },
];
