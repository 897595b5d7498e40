import { readOwnDemand as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findLines } from './answer-list-store.ts';
import { findVersions } from './demand-store.ts';
import { findOwnDemand } from './hold-own-demand.ts';
import { nameById } from './name-by-id.ts';
import { showDemand } from './show-demands.ts';
import { showLines } from './show-lines.ts';

export const readOwnDemand = handle(contract, async ({ companyId, demandId, after, limit }, { db, clock }) => {
  const demand = await showDemand(db, await findOwnDemand(db, companyId, demandId), clock.now());
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const lines = await findLines(db, { demandId, after: afterId, limit: size + 1 });
  const { items, next } = cutPage(lines, size, ({ id }) => [id]);
  const versions = await findVersions(db, demandId);
  const nameOf = await nameById(
    db,
    versions.map(({ byId }) => byId),
  );
  return {
    demand,
    versions: versions.map(({ byId, ...rest }) => ({ ...rest, byName: nameOf(byId) })),
    answers: { items: await showLines(db, items, { isBuyer: true, now: clock.now() }), next },
  };
});
