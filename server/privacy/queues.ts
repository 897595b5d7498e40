import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** What people asked of their data, and incidents that nobody closed. */
export const queues: readonly Queue[] = [
  { kind: 'rights', rows: () => sql`select asked_at as at from privacy.request where state = 'open'` },
  {
    kind: 'incidents',
    rows: () => sql`select known_at as at from privacy.incident i where not exists
      (select 1 from privacy.incident_step s where s.incident_id = i.id and s.kind = 'closed')`,
  },
];
