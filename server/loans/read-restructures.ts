import { readRestructures as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { answerRestructures } from './show-restructures.ts';

export const readRestructures = handle(contract, ({ loanId }, context) => {
  const { db, clock } = context;
  const withDisasters = viewerOf(context).roles.includes('admin');
  return answerRestructures(db, loanId, { today: dayOf(clock.now()), withDisasters });
});
