import { saveGs1 as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findGs1, insertGs1, isPrefixTaken } from './code-store.ts';

export const saveGs1 = handle(contract, async ({ id, companyId, after, ...licence }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  if (await isPrefixTaken(db, companyId, licence.prefix)) throw new Problem('prefix-taken');
  const version = after + 1;
  const isNext =
    ((await findGs1(db, companyId))?.version ?? 0) === after &&
    (await insertGs1(db, { ...licence, id, companyId, version }, viewerOf(context).accountId, now));
  if (!isNext) throw new Problem('gs1-changed');
  return { ...licence, id, version, at: now.toISOString() };
});
