import { readEudrPaper as contract, traceCodeOf } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findLot } from '#lots';
import { handle } from '#kit/route.ts';
import { eudrPaper } from './eudr-paper.ts';
import { gatherPlots } from './gather-plots.ts';

export const readEudrPaper = handle(contract, async ({ keeperId, lotId }, { db, language, productName, clock }) => {
  const gathered = await gatherPlots(db, keeperId, lotId);
  const lot = await findLot(db, keeperId, lotId);
  if (lot === null) throw new Problem('not-found');
  const bytes = await eudrPaper(lot, gathered, { language, productName, today: dayOf(clock.now()) });
  return { bytes, mediaType: 'application/pdf', cacheSeconds: 0, fileName: `eudr-${traceCodeOf(lotId)}.pdf` };
});
