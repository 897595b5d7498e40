import { figureLimits, figureSteps, type Figures, type StepFigure } from '@shuka/domain/traceability';
import type { Context } from '#kit/context.ts';
import { findStepFigures } from './figure-store.ts';
import { momentsOf } from './key-data.ts';
import { tellBooks } from './tell-books.ts';
import { tracedShare } from './traced-share.ts';

const nothing = { inGrams: null, outGrams: null, lostGrams: null, timed: null, middleMinutes: null };

/** Of too few, nothing is told, not even how many. */
const hidden = (one: StepFigure, least: number): StepFigure =>
  (one.count ?? 0) >= least ? one : { ...nothing, step: one.step, count: null };

type Asked = { readonly companyIds: readonly string[]; readonly from: string; readonly to: string };

/** What the steps of companies came to. @param least how many a cell is of at least to be told. */
export const makeFigures = async (
  context: Context,
  { companyIds, from, to }: Asked,
  least: number,
): Promise<Figures> => {
  const { db, publicUrl } = context;
  const span = momentsOf(from, to, figureLimits.mostDays);
  await tellBooks(context);
  const found = await findStepFigures(db, companyIds, span);
  const steps = figureSteps.flatMap((step) => found.find((one) => one.step === step) ?? []);
  const traced = await tracedShare(db, publicUrl, companyIds, span);
  const isTold = traced.of >= least;
  return {
    from,
    to,
    steps: steps.map((one) => hidden(one, least)),
    traced: { ...traced, full: isTold ? traced.full : null, of: isTold ? traced.of : null },
  };
};
