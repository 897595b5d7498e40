import { settleReference as contract } from '@shuka/domain/admin';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { holdReferenceVersion, newestVersionOf, setReferenceDecided } from '#settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandReference, referenceNow } from './show-reference.ts';

export const settleReference = handle(
  contract,
  async ({ versionId, isAgreed }, context) => {
    const { db, clock } = context;
    const { accountId: by } = viewerOf(context);
    const asked = await holdReferenceVersion(db, versionId);
    if (asked === null) throw new Problem('not-found');
    const of = demandReference(asked.name);
    if (asked.askedBy === by) throw new Problem('own-proposal');
    if (asked.isAgreed !== null) throw new Problem('figures-settled');
    const newest = await newestVersionOf(db, of);
    // A release may have brought its own figures since.
    if (isAgreed && newest !== asked.madeOf) throw new Problem('figures-changed');
    await setReferenceDecided(db, versionId, isAgreed ? newest + 1 : null, by, clock.now());
    return referenceNow(context, of);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
