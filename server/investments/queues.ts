import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** Offers that somebody is named for or that are shown to investors, milestones to pay out, sizes of companies to confirm. */
export const queues: readonly Queue[] = [
  {
    kind: 'offers',
    rows: () => sql`select (select max(s.at) from investments.offer_step s where s.offer_id = o.id) as at
      from investments.offer o where o.state = 'checked' or (o.state = 'submitted' and o.verifier_id is null)`,
  },
  {
    kind: 'milestones',
    // When it was verified is not kept: it waits since the day it was due, at the latest since now.
    rows: (now) => sql`select least(due_on::timestamptz, ${now}) as at
      from investments.milestone where state = 'verified'`,
  },
  { kind: 'issuers', rows: () => sql`select proposed_at as at from investments.issuer_word where decided_at is null` },
];
