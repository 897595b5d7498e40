import { checkTakeBack, standingSteps, takenBackStep, type LotStep, type TakeBackDraft } from '@shuka/domain/lots';
import type { Problem } from '@shuka/domain/kit/problem.ts';
import { problemOf } from './refusals.ts';
import type { Stock } from './use-stock.ts';

/** Why a step cannot be taken back, by what this phone knows; null when it can. */
export const checkTaking = (draft: TakeBackDraft, taken: LotStep, { steps, lots }: Stock): Problem | null => {
  const now = new Date();
  const isTakenBack = !standingSteps(steps).some(({ id }) => id === taken.id);
  return problemOf(() => checkTakeBack(takenBackStep(draft, { by: '', now }), { taken, isTakenBack, lots }, now));
};
