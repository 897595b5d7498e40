import { partLikeness as contract } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { decidePair, holdPair } from './likeness-store.ts';
import { insertWord } from './likeness-words.ts';

export const partLikeness = handle(contract, async ({ id, likenessId, reason }, context) => {
  const pair = await holdPair(context.db, likenessId);
  if (pair === null) throw new Problem('not-found');
  if (pair.state !== 'open') throw new Problem('pair-decided');
  const by = viewerOf(context).accountId;
  const now = context.clock.now();
  // The pair may be opened again: what was decided of it then stands among what was said.
  const state = 'different' as const;
  await insertWord(context.db, { id, likenessId, says: state, staysId: null, reason, by, now });
  await decidePair(context.db, likenessId, { state, by, reason, now });
  return { state };
});
