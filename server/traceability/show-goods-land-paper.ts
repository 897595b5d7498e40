import { showGoodsLandPaper as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { gatherGoodsPlots } from './gather-plots.ts';
import { findLandPaper, landExtension } from './land-store.ts';

export const showGoodsLandPaper = handle(contract, async ({ companyId, thing, paperId }, context) => {
  const { shapes } = await gatherGoodsPlots(context, companyId, thing);
  const paper = await findLandPaper(context.db, paperId);
  const isTheirs = paper !== null && shapes.has(paper.plotId);
  const bytes = isTheirs ? await context.files.get(paper.fileKey, landExtension) : null;
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
