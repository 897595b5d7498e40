import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** Goods that people think are false, and authorities' people whom another admin is to let in. */
export const queues: readonly Queue[] = [
  { kind: 'fakes', rows: () => sql`select reported_at as at from traceability.fake_report where state <> 'answered'` },
  {
    kind: 'regulators',
    rows: () => sql`select asked_at as at from traceability.regulator where is_agreed is null and ended_at is null`,
  },
];
