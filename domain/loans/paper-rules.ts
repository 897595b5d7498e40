import { Problem } from '#kit/problem.ts';
import type { LoanState } from './loan-model.ts';
import { paperLimits, type LoanPaper } from './paper-model.ts';

type Placed = Pick<LoanPaper, 'place'>;

/** The wanted papers of which there is no photo yet, by name. */
export const missingPapers = (wanted: readonly string[], there: readonly Placed[]): string[] =>
  wanted.filter((_, index) => !there.some(({ place }) => place === index + 1));

/** @throws Problem `papers-missing`, which names them. */
export const checkPapersThere = (wanted: readonly string[], there: readonly Placed[]): void => {
  const missing = missingPapers(wanted, there);
  if (missing.length > 0) throw new Problem('papers-missing', { values: { papers: missing.join(', ') } });
};

/** Papers come and go until somebody decides. */
export const arePapersOpen = (state: LoanState): boolean => state === 'asked' || state === 'recommended';

/** Whether a photo may be added. @throws Problem `loan-moved-on`, `no-such-paper` or `papers-full`. */
export const checkMayAddPaper = (
  state: LoanState,
  place: number,
  { wanted, there }: { readonly wanted: readonly string[]; readonly there: readonly Placed[] },
): void => {
  if (!arePapersOpen(state)) throw new Problem('loan-moved-on');
  if (place > wanted.length) throw new Problem('no-such-paper');
  if (there.length >= paperLimits.mostPhotos) throw new Problem('papers-full');
};
