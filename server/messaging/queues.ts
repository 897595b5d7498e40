import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** What people wrote to the staff, and what they reported of others. */
export const queues: readonly Queue[] = [
  {
    kind: 'contact-messages',
    rows: () => sql`select received_at as at from messaging.contact_message where answer is null and kind = 'question'`,
  },
  {
    kind: 'grievances',
    rows: () =>
      sql`select received_at as at from messaging.contact_message where answer is null and kind = 'grievance'`,
  },
  {
    kind: 'reported-messages',
    rows: () => sql`select reported_at as at from messaging.message_report where verdict is null`,
  },
];
