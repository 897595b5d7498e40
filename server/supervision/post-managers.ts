import { mostPosted, postManagers as contract } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandManagers } from './demand-managers.ts';
import { beginPostings, endPostings, findPosted } from './posting-store.ts';
import { holdZone } from './zone-store.ts';

export const postManagers = handle(contract, async ({ zoneId, managerIds, reason }, context) => {
  const { db, clock } = context;
  await demandManagers(db, managerIds);
  await holdZone(db, zoneId);
  const posted = new Set((await findPosted(db, zoneId)).map(({ managerId }) => managerId));
  const fresh = [...new Set(managerIds)].filter((managerId) => !posted.has(managerId)).sort();
  if (posted.size + fresh.length > mostPosted) throw new Problem('too-many-managers');
  await endPostings(db, fresh, clock.now());
  const decidedBy = viewerOf(context).accountId;
  await beginPostings(db, { ids: fresh.map(() => newId()), managerIds: fresh, zoneId, decidedBy, reason }, clock.now());
  return { posted: fresh.length };
});
