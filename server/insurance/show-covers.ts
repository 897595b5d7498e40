import { hasLapsed, type Cover } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { findCover, type CoverRow } from './cover-store.ts';
import { namesOf } from './names-of.ts';
import { reckonCovers } from './reckon-covers.ts';

type Showing = Pick<Context, 'db' | 'clock'>;

/** Covers with their farmers' names and their calculations. */
export const showCovers = async ({ db, clock }: Showing, covers: readonly CoverRow[]): Promise<Cover[]> => {
  const today = dayOf(clock.now());
  const nameOf = await namesOf(
    db,
    covers.flatMap(({ keeperId, enrolledBy }) => [keeperId, enrolledBy]),
  );
  const calculations = await reckonCovers(db, covers, today);
  return covers.flatMap((row) => {
    const { money, windowFrom: _, windowUntil: __, settledBy: ___, enrolledBy, ...one } = row;
    const calculation = calculations.get(one.id);
    if (calculation === undefined) return [];
    const state = hasLapsed(one, today) ? 'lapsed' : one.state;
    const enrolledByName = one.agreedHow === null ? '' : nameOf(enrolledBy);
    const shown = { ...one, state, keeperName: nameOf(one.keeperId), enrolledByName, calculation };
    return [{ ...shown, isPractice: money === 'sandbox' }];
  });
};

/** One of them. @throws Problem `not-found`. */
export const showCover = async (context: Showing, coverId: string): Promise<Cover> => {
  const found = await findCover(context.db, coverId);
  const [shown] = found === null ? [] : await showCovers(context, [found]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};
