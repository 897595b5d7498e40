import { mustKeepFactor } from '@shuka/domain/accounts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { findDemand, replaceCodes } from './factor-store.ts';
import { hasFactor, type Account } from './store.ts';

/**
 * That whoever must have a second factor still has one. Without any, codes on paper stand for nothing and go too.
 * @param left the account without the factor that goes. @throws Problem `last-factor`.
 */
export const demandAnother = async ({ db, clock }: Context, left: Account): Promise<void> => {
  if (hasFactor(left)) return;
  const now = clock.now();
  const { startsOn } = await findDemand(db);
  if (mustKeepFactor(left.roles, startsOn, dayOf(now))) throw new Problem('last-factor');
  await replaceCodes(db, left.id, [], now);
};
