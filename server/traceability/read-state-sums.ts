import { figureLimits, readStateSums as contract } from '@shuka/domain/traceability';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { handle } from '#kit/route.ts';
import { momentsOf } from './key-data.ts';
import { findStateSums } from './state-store.ts';
import { tellBooks } from './tell-books.ts';

export const readStateSums = handle(contract, async ({ stateCode, from, to }, context) => {
  const span = momentsOf(from, to, figureLimits.mostDays);
  await tellBooks(context);
  const { leastOfCell } = figureLimits;
  return { items: await findStateSums(context.db, stateName(stateCode), span, leastOfCell), leastOfCell };
});
