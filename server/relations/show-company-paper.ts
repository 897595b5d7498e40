import { showCompanyPaper as contract } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findProcessorPapers } from '#accounts';
import { handle } from '#kit/route.ts';

export const showCompanyPaper = handle(contract, async ({ accountId, paper }, { db, files }) => {
  const papers = await findProcessorPapers(db, accountId);
  const key = paper === 'document' ? papers?.documentId : papers?.certificateId;
  const bytes = key === undefined ? null : await files.get(key, 'webp');
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
