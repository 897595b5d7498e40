import { showPaper as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findPaper, paperExtension } from './paper-store.ts';

export const showPaper = handle(contract, async ({ loanId, paperId }, { db, files }) => {
  const found = await findPaper(db, loanId, paperId);
  const bytes = found === null ? null : await files.get(found.fileKey, paperExtension);
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
