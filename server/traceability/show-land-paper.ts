import { showLandPaper as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { demandPlot } from './land-of-plot.ts';
import { findLandPaper, landExtension } from './land-store.ts';

export const showLandPaper = handle(contract, async ({ keeperId, plotId, paperId }, { db, files }) => {
  await demandPlot(db, keeperId, plotId);
  const paper = await findLandPaper(db, paperId);
  const bytes = paper?.plotId === plotId ? await files.get(paper.fileKey, landExtension) : null;
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
