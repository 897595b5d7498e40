import { waitingVersions, waitingWords } from '#settings';
import { sql } from '#kit/db.ts';
import type { Queue } from '#kit/queue.ts';

/** Roles and figures that a second admin is to decide on. */
export const queues: readonly Queue[] = [
  { kind: 'roles', rows: () => sql`select asked_at as at from admin.role_change where is_agreed is null` },
  { kind: 'reference', rows: () => sql`${waitingVersions} union all ${waitingWords}` },
];
