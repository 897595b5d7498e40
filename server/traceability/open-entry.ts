import { openEntry as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { saltOf } from './log-hash.ts';
import { findKeys } from './log-store.ts';
import { findLogged, isReadable } from './logged-events.ts';
import { proofOf } from './proof-of.ts';

/** What was erased is proved still, and opened by nobody. */
export const openEntry = handle(contract, async ({ companyId, entryId }, { db }) => {
  if (!(await isReadable(db, companyId, entryId))) throw new Problem('not-found');
  const { proof, subjectId } = await proofOf(db, entryId);
  const [keys, contents] = [await findKeys(db, [subjectId]), await findLogged(db, [entryId])];
  const key = keys.get(subjectId);
  if (key === undefined) throw new Problem('not-found');
  return { ...proof, opening: { content: contents.get(entryId), salt: saltOf(key, entryId).toString('hex') } };
});
