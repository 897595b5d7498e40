import { addPaper as contract, checkMayAddPaper } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { holdLoan } from './loan-store.ts';
import { findPaper, findPapers, findPapersWanted, insertPaper, paperExtension } from './paper-store.ts';
import { answerPapers } from './show-papers.ts';

export const addPaper = handle(
  contract,
  async ({ loanId, place, paperId }, context, fileKey: string) => {
    const { db, clock } = context;
    const loan = await holdLoan(db, loanId);
    if (loan === null) throw new Problem('not-found');
    if ((await findPaper(db, loanId, paperId)) === null) {
      const known = { wanted: await findPapersWanted(db, loanId), there: await findPapers(db, loanId) };
      checkMayAddPaper(loan.state, Number(place), known);
      const addedBy = viewerOf(context).accountId;
      await insertPaper(db, { id: paperId, loanId, place: Number(place), fileKey, addedBy }, clock.now());
    }
    return answerPapers(db, loanId);
  },
  {
    prepare: async (_input, { files, picture }) => {
      const { full } = await readPicture(picture ?? Buffer.alloc(0));
      return files.put(full, paperExtension);
    },
  },
);
