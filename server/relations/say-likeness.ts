import { isStrong, sayLikeness as contract } from '@shuka/domain/relations';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { decidePair, holdPair } from './likeness-store.ts';
import { insertWord } from './likeness-words.ts';

/** That two are one is proposed; that they are two is so from then on, unless a number of theirs says otherwise. */
export const sayLikeness = handle(contract, async ({ id, likenessId, says, staysId, reason }, context) => {
  const { db, clock } = context;
  const by = viewerOf(context).accountId;
  const pair = await holdPair(db, likenessId);
  if (pair === null) throw new Problem('not-found');
  if (pair.state !== 'open') throw new Problem('pair-decided');
  if (staysId !== null && staysId !== pair.lowId && staysId !== pair.highId)
    throw refusedField('staysId', 'merge.staysRequired');
  await insertWord(db, { id, likenessId, says, staysId, reason, by, now: clock.now() });
  if (says === 'same' || isStrong(pair)) return { state: pair.state };
  await decidePair(db, likenessId, { state: 'different', by, reason, now: clock.now() });
  return { state: 'different' as const };
});
