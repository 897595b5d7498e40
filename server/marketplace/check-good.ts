import { checkGood as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findGood, holdGoods, markGood } from './good-store.ts';

export const checkGood = handle(contract, async ({ goodId, isVerified, registration, reason }, context) => {
  const { db, clock } = context;
  const today = dayOf(clock.now());
  if (!isVerified && reason === '') throw refusedField('reason', 'inputs.refusalRequired');
  const seen = await findGood(db, goodId, today);
  const held = seen === null ? undefined : (await holdGoods(db, seen.companyId, [goodId], today)).get(goodId);
  if (held === undefined) throw new Problem('not-found');
  if (held.registration !== registration) throw new Problem('good-changed');
  const by = viewerOf(context).accountId;
  await markGood(db, goodId, {
    state: isVerified ? 'verified' : 'refused',
    by,
    today,
    reason: isVerified ? '' : reason,
  });
  const kept = await findGood(db, goodId, today);
  if (kept === null) throw new Error('The good that was checked is not there.');
  return kept;
});
