import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** Inputs whose registration somebody is to look up before farmers see them. */
export const queues: readonly Queue[] = [
  {
    kind: 'inputs',
    rows: () => sql`select created_at as at from marketplace.input_good
      where state = 'waiting' and kind not in ('tool', 'other')`,
  },
];
