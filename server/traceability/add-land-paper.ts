import { addLandPaper as contract, mostLandPapers } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { demandPlot, landOf } from './land-of-plot.ts';
import { insertLandPaper, landExtension } from './land-store.ts';

export const addLandPaper = handle(
  contract,
  async ({ keeperId, plotId, kind, paperId }, context, fileKey: string) => {
    const { db, clock } = context;
    await demandPlot(db, keeperId, plotId);
    const { papers } = await landOf(db, plotId);
    if (papers.length >= mostLandPapers && papers.every(({ id }) => id !== paperId))
      throw new Problem('land-papers-full');
    const addedBy = viewerOf(context).accountId;
    await insertLandPaper(db, { id: paperId, plotId, kind, fileKey, addedBy }, clock.now());
    return landOf(db, plotId);
  },
  {
    prepare: async (_input, { files, picture }) => {
      const { full } = await readPicture(picture ?? Buffer.alloc(0));
      return files.put(full, landExtension);
    },
  },
);
