import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** Pairs of farmers who may be one person. */
export const queues: readonly Queue[] = [
  { kind: 'duplicates', rows: () => sql`select found_at as at from relations.likeness where state = 'open'` },
];
