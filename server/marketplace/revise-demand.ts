import { checkTerms, reviseDemand as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertVersion, updateTerms } from './demand-store.ts';
import { holdOwnDemand } from './hold-own-demand.ts';
import { showDemand } from './show-demands.ts';

export const reviseDemand = handle(contract, async (input, context) => {
  const { id: _id, companyId, demandId, seenVersion, ...terms } = input;
  const { db, clock } = context;
  const now = clock.now();
  const held = await holdOwnDemand(db, companyId, demandId);
  if (held.closedAt !== null) throw new Problem('demand-over');
  if (held.version !== seenVersion) throw new Problem('terms-changed');
  checkTerms(terms, now);
  const version = held.version + 1;
  await insertVersion(db, demandId, { version, terms, by: viewerOf(context).accountId, now });
  await updateTerms(db, demandId, version, terms);
  return showDemand(db, { ...held, ...terms, version }, now);
});
