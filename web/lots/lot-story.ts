import { standingSteps, type Lot, type LotStep } from '@shuka/domain/lots';
import type { Kept } from '#kit/rows.ts';
import type { Words } from '#kit/words.tsx';

/** One line of a lot's story: a step, what it did to this lot, and whether it counts. */
export type StoryLine = {
  readonly kept: Kept<LotStep>;
  /** In, or out when it is less than nothing; nought for a move. */
  readonly grams: number;
  readonly isTakenBack: boolean;
};

const gramsOf = ({ takes, gives }: LotStep, lotId: string): number =>
  (gives.find(({ id }) => id === lotId)?.grams ?? 0) - (takes.find((take) => take.lotId === lotId)?.grams ?? 0);

const concerns = ({ takes, gives, moved }: LotStep, lotId: string): boolean =>
  moved?.lotId === lotId || gives.some(({ id }) => id === lotId) || takes.some((take) => take.lotId === lotId);

/** What was done with a lot, the latest day first. What was taken back stays to be seen. */
export const storyOf = (lotId: string, told: readonly Kept<LotStep>[]): StoryLine[] => {
  const counting = new Set(standingSteps(told.map(({ row }) => row)).map(({ id }) => id));
  const placeIn = ({ happenedOn, createdAt, id }: LotStep): string => `${happenedOn} ${createdAt} ${id}`;
  return told
    .filter(({ row }) => concerns(row, lotId))
    .toSorted((one, other) => placeIn(other.row).localeCompare(placeIn(one.row)))
    .map((kept) => ({ kept, grams: gramsOf(kept.row, lotId), isTakenBack: !counting.has(kept.row.id) }));
};

/** What happened to this lot in a step, in words. */
export const happeningOf = ({ kind, takes, gives, moved, gone }: LotStep, lotId: string, { t, say }: Words): string => {
  const isChild = gives.some(({ id }) => id === lotId);
  if (moved !== null) return t('lots.step.moved', { place: moved.standsAt });
  if (kind === 'stored') return t('lots.step.stored');
  if (kind === 'split') return isChild ? t('lots.step.part') : t('lots.step.split', { count: gives.length });
  if (kind === 'joined') return t(isChild ? 'lots.step.joined' : 'lots.step.joinedInto', { count: takes.length });
  return gone === null ? '' : say(`lots.reason.${gone.reason}`);
};

/** The lots that were made of this one, by steps that count. */
export const childrenOf = (lotId: string, lots: ReadonlyMap<string, Lot>): Lot[] =>
  [...lots.values()].filter(({ parents }) => parents.includes(lotId));

/** What of a lot is neither in it nor in another: lost or used up, in grams. */
export const goneFrom = (lotId: string, steps: readonly LotStep[]): number =>
  standingSteps(steps)
    .filter(({ takes }) => takes.length === 1 && takes[0]?.lotId === lotId)
    .reduce((sum, { gone }) => sum + (gone?.grams ?? 0), 0);
