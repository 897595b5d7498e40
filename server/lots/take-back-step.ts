import { checkTakeBack, takeBackStep as contract, takenBackStep } from '@shuka/domain/lots';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { makerOf } from './do-with-lots.ts';
import { isHanded } from './handed-store.ts';
import { findStep } from './step-store.ts';
import { findPromised } from './promise-store.ts';
import { checkNotStored } from './store-away.ts';
import { holdLots } from './store.ts';
import { writeTakeBack } from './write-step.ts';

export const takeBackStep = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const step = takenBackStep(draft, makerOf(context));
  const before = await findStep(db, draft.stepId, draft.keeperId);
  const { takes = [], gives = [], moved = null } = before?.step ?? {};
  const touched = [...takes.map(({ lotId }) => lotId), ...gives.map(({ id }) => id), ...(moved ? [moved.lotId] : [])];
  const lots = await holdLots(db, draft.keeperId, touched);
  // Whoever held the lots first may have taken it back.
  const found = await findStep(db, draft.stepId, draft.keeperId);
  const taken = found?.step ?? null;
  if (taken !== null && (await isHanded(db, taken.id))) throw new Problem('handed-over');
  checkTakeBack(step, { taken, isTakenBack: found?.isTakenBack ?? false, lots }, clock.now());
  await checkNotStored(db, touched);
  const given = gives.map(({ id }) => id);
  if ((await findPromised(db, given)).size > 0) throw new Problem('lot-in-use');
  if (taken !== null) await writeTakeBack(db, step, taken);
  return step;
});
