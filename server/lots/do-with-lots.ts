import { checkWithLots, type LotStep, type StepMaker } from '@shuka/domain/lots';
import { viewerOf, type Context } from '#kit/context.ts';
import { checkNotPromised } from './promise-lots.ts';
import { checkNotStored } from './store-away.ts';
import { holdLots } from './store.ts';
import { writeStep } from './write-step.ts';

export const makerOf = (context: Context): StepMaker => ({
  by: viewerOf(context).accountId,
  now: context.clock.now(),
});

/**
 * Does a step with lots that are there, held so that two steps of one lot come one after the other.
 * @throws Problem as `checkWithLots`, besides `lot-promised` for produce that would become another lot and is promised,
 *   `lot-stored` for a lot that stands in a warehouse.
 */
export const doWithLots = async ({ db, clock }: Context, step: LotStep): Promise<LotStep> => {
  const takenIds = step.takes.map(({ lotId }) => lotId);
  const heldIds = step.moved === null ? takenIds : [step.moved.lotId];
  const lots = await holdLots(db, step.keeperId, heldIds);
  checkWithLots(step, lots, clock.now());
  await checkNotStored(db, heldIds);
  await checkNotPromised(db, step, lots);
  await writeStep(
    db,
    step,
    takenIds.flatMap((lotId) => lots.get(lotId) ?? []),
  );
  return step;
};
