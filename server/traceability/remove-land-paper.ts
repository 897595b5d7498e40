import { removeLandPaper as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { demandPlot, landOf } from './land-of-plot.ts';
import { findLandPaper, isLandPaper, landExtension, removePaper } from './land-store.ts';

export const removeLandPaper = handle(
  contract,
  async ({ keeperId, plotId, paperId }, { db, pool, files, afterwards }) => {
    await demandPlot(db, keeperId, plotId);
    const paper = await findLandPaper(db, paperId);
    if (paper?.plotId !== plotId) throw new Problem('not-found');
    await removePaper(db, paperId);
    afterwards(async () => {
      if (!(await isLandPaper(pool, paper.fileKey))) await files.remove(paper.fileKey, landExtension);
    });
    return landOf(db, plotId);
  },
);
