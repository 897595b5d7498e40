import { checkedGood, isSameLabel, mostGoods, saveGood as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { countGoods, findGood, holdGoods, insertGood, updateGood } from './good-store.ts';

export const saveGood = handle(contract, async ({ companyId, goodId, good: told }, { db, clock }) => {
  const good = checkedGood(told);
  const today = dayOf(clock.now());
  const before = (await holdGoods(db, companyId, [goodId], today)).get(goodId);
  if (before !== undefined) await updateGood(db, goodId, good, isSameLabel(before, good));
  else {
    if ((await countGoods(db, companyId)) >= mostGoods) throw new Problem('too-many-goods');
    // An id that is another company's good: as if it were not there.
    if (!(await insertGood(db, { ...good, id: goodId, companyId, now: clock.now() }))) throw new Problem('not-found');
  }
  const kept = await findGood(db, goodId, today);
  if (kept === null) throw new Error('The good that was saved is not there.');
  return kept;
});
