import { figureLimits, readStateFigures as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { makeFigures } from './make-figures.ts';
import { findCompanyIdsOf } from './state-store.ts';

export const readStateFigures = handle(contract, async ({ stateCode, from, to }, context) => {
  const companyIds = await findCompanyIdsOf(context.db, stateCode);
  return makeFigures(context, { companyIds, from, to }, figureLimits.leastOfCell);
});
