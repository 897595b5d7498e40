import { mergeFarmers as contract } from '@shuka/domain/relations';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword, mergeAccounts, type AccountWas } from '#accounts';
import { writeAudit } from '#kit/audit.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import type { MergedPair, MergeInto } from '#kit/merging.ts';
import { handle, type Route } from '#kit/route.ts';
import { askFor } from './likeness-due.ts';
import { decidePair, dropPairsOf, holdPair } from './likeness-store.ts';
import { hasProposed } from './likeness-words.ts';
import { mergeCare } from './merge-care.ts';
import { insertMerge } from './merge-store.ts';
import { moveDuties } from './staff-store.ts';

type Asked = InputOf<typeof contract>;

/** @throws Problem `own-proposal`: a second look is somebody else's. */
const demandOther = async (db: Db, likenessId: string, accountId: string): Promise<void> => {
  if (await hasProposed(db, likenessId, accountId)) throw new Problem('own-proposal');
};

/** Which of the pair goes and which stays. @throws Problem `pair-decided`, `not-mergeable`. */
const pairOf = async (db: Db, { likenessId, staysId }: Asked): Promise<MergedPair> => {
  const pair = await holdPair(db, likenessId);
  if (pair === null) throw new Problem('not-found');
  if (pair.state !== 'open') throw new Problem('pair-decided');
  if (staysId !== pair.lowId && staysId !== pair.highId) throw new Problem('not-mergeable');
  return { fromId: staysId === pair.lowId ? pair.highId : pair.lowId, intoId: staysId };
};

/** The log names both, so that whoever looks for either finds it. */
const auditBoth = ({ db, clock, requestId, ...context }: Context, { fromId, intoId }: MergedPair) => {
  const act = { at: clock.now(), accountId: viewerOf(context).accountId, requestId, endpoint: contract.name };
  return writeAudit(db, [
    { ...act, act: 'merged this farmer into another', objectId: fromId },
    { ...act, act: 'merged another farmer into this one', objectId: intoId },
  ]);
};

/** Writes down what was decided and how both accounts were. */
const keepDecision = async (
  { db, clock, ...context }: Context,
  { id, likenessId, reason, takes, takesSignIn, managerId }: Asked,
  pair: MergedPair,
  were: { from: AccountWas; into: AccountWas },
): Promise<void> => {
  const by = viewerOf(context).accountId;
  const choices = { takes, takesSignIn, managerId };
  await decidePair(db, likenessId, { state: 'merged', by, reason, now: clock.now() });
  await dropPairsOf(db, pair.fromId, clock.now(), by);
  await insertMerge(
    db,
    { id, likenessId, ...pair, by, reason, choices, fromWas: were.from, intoWas: were.into },
    clock.now(),
  );
  await askFor(db, [pair.intoId], clock.now());
};

/** Over what each slice does with its records of an account that goes. */
export const mergeFarmers = (mergers: readonly MergeInto[]): Route =>
  handle(
    contract,
    async (asked, context) => {
      const { db, clock } = context;
      const decidedBy = viewerOf(context).accountId;
      const pair = await pairOf(db, asked);
      await demandOther(db, asked.likenessId, decidedBy);
      const { takes, takesSignIn, managerId, reason } = asked;
      const were = await mergeAccounts(context, { ...pair, takes, takesSignIn, decidedBy });
      for (const mergeInto of mergers) await mergeInto(context, pair);
      await moveDuties(db, pair);
      await mergeCare(db, { ...pair, managerId, decidedBy, reason }, clock.now());
      await keepDecision(context, asked, pair, were);
      await auditBoth(context, pair);
      return { staysId: pair.intoId, mergedId: pair.fromId };
    },
    { prepare: ({ password }, context) => demandPassword(context, password) },
  );
