import { readGoodsEudrPaper as contract } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { eudrPaper } from './eudr-paper.ts';
import { gatherGoodsPlots } from './gather-plots.ts';

export const readGoodsEudrPaper = handle(contract, async ({ companyId, thing }, context) => {
  const { name, grams, ...gathered } = await gatherGoodsPlots(context, companyId, thing);
  const { language, productName, clock } = context;
  const about = { crop: name, code: thing, grams, since: null };
  const bytes = await eudrPaper(about, gathered, { language, productName, today: dayOf(clock.now()) });
  return { bytes, mediaType: 'application/pdf', cacheSeconds: 0, fileName: 'eudr-goods.pdf' };
});
