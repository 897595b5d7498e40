import { readCoverPaper as contract } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { coverPaper } from './cover-paper.ts';
import { showCover } from './show-covers.ts';

export const readCoverPaper = handle(contract, async ({ coverId }, context) => {
  const today = dayOf(context.clock.now());
  const cover = await showCover(context, coverId);
  return {
    bytes: await coverPaper(cover, { language: context.language, today }),
    mediaType: 'application/pdf',
    cacheSeconds: 0,
    fileName: `cover-${cover.plotName.replace(/[^\w-]+/g, '-').slice(0, 40)}-${today}.pdf`,
  };
});
