import { readEudrPaper as contract, traceCodeOf } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { handle } from '#kit/route.ts';
import { eudrPaper } from './eudr-paper.ts';
import { gatherPlots } from './gather-plots.ts';
import { groupedCode } from './print-lot-labels.ts';

export const readEudrPaper = handle(contract, async ({ keeperId, lotId }, context) => {
  const { lot, ...gathered } = await gatherPlots(context, keeperId, lotId);
  const { language, productName, clock } = context;
  const crop = [lot.crop, lot.variety].filter((text) => text !== '').join(', ');
  const about = { crop, code: groupedCode(lot.id), grams: lot.leftGrams, since: formatDate(lot.bornOn, language) };
  const bytes = await eudrPaper(about, gathered, { language, productName, today: dayOf(clock.now()) });
  return { bytes, mediaType: 'application/pdf', cacheSeconds: 0, fileName: `eudr-${traceCodeOf(lotId)}.pdf` };
});
