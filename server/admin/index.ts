/** Admin: what waits for those who run the house, and who they are. Promises that each desk is counted by the slice that keeps it. */
import type { Queue } from '#kit/queue.ts';
import type { Route } from '#kit/route.ts';
import { draftReference } from './draft-reference.ts';
import { listReferences } from './list-references.ts';
import { listRoleChanges } from './list-role-changes.ts';
import { listWaiting } from './list-waiting.ts';
import { proposeRole } from './propose-role.ts';
import { readReference } from './read-reference.ts';
import { settleReference } from './settle-reference.ts';
import { settleRole } from './settle-role.ts';

/** Over what every slice says waits. */
export const routesOver = (queues: readonly Queue[]): readonly Route[] => [
  listWaiting(queues),
  proposeRole,
  settleRole,
  listRoleChanges,
  listReferences,
  readReference,
  draftReference,
  settleReference,
];

export { jobsOf } from './end-roles.ts';
export { queues } from './queues.ts';
export { insertRoleChange } from './role-store.ts';
