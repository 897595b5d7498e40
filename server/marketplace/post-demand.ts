import { checkTerms, postDemand as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findDemand, insertDemand, insertVersion } from './demand-store.ts';
import { showDemand } from './show-demands.ts';

export const postDemand = handle(contract, async ({ id, companyId, ...terms }, context) => {
  const { db, clock } = context;
  const [now, by] = [clock.now(), viewerOf(context).accountId];
  checkTerms(terms, now);
  await insertDemand(db, { id, companyId, terms, by, now });
  await insertVersion(db, id, { version: 1, terms, by, now });
  const demand = await findDemand(db, id);
  if (demand === null) throw new Problem('not-found');
  return showDemand(db, demand, now);
});
