import { checkWithLots, goneStep, takenBackStep, type Lot } from '@shuka/domain/lots';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Context } from '#kit/context.ts';
import { makerOf } from './do-with-lots.ts';
import { findHanded, insertHanded } from './handed-store.ts';
import { findStep } from './step-store.ts';
import { holdLots } from './store.ts';
import { writeStep, writeTakeBack } from './write-step.ts';

type Handing = {
  readonly lotId: string;
  readonly keeperId: string;
  /** What it is handed over for: once for each. */
  readonly subjectId: string;
  readonly note: string;
  /** How much of the lot as it is now; it may refuse it. */
  readonly gramsOf: (lot: Lot) => number;
};

/**
 * Takes produce out of a lot for whoever received it: its keeper cannot take that back, only `takeBackHanded` does.
 * @throws Problem as `checkWithLots`, and what `gramsOf` throws.
 */
export const handOver = async (context: Context, { lotId, keeperId, subjectId, note, gramsOf }: Handing) => {
  const { db, clock } = context;
  const lots = await holdLots(db, keeperId, [lotId]);
  const lot = lots.get(lotId);
  if (lot === undefined) throw new Problem('no-such-lot');
  const happenedOn = dayOf(clock.now());
  const gone = { grams: gramsOf(lot), reason: 'sold' } as const;
  const step = goneStep({ id: newId(), keeperId, happenedOn, note, lotId, gone }, makerOf(context));
  checkWithLots(step, lots, clock.now());
  await writeStep(db, step, [lot]);
  await insertHanded(db, step.id, subjectId);
};

/** Puts back into its lot what was handed over for a subject; nothing where nothing was, or it was put back. */
export const takeBackHanded = async (context: Context, subjectId: string, note: string): Promise<void> => {
  const { db, clock } = context;
  const handed = await findHanded(db, subjectId);
  if (handed === null) return;
  const { stepId, keeperId } = handed;
  const before = await findStep(db, stepId, keeperId);
  await holdLots(db, keeperId, before?.step.takes.map(({ lotId }) => lotId) ?? []);
  const found = await findStep(db, stepId, keeperId);
  if (found === null || found.isTakenBack) return;
  const draft = { id: newId(), keeperId, happenedOn: dayOf(clock.now()), note, stepId };
  await writeTakeBack(db, takenBackStep(draft, makerOf(context)), found.step);
};
