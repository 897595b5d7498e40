import { traceThing as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { asThing } from './resolve-things.ts';
import { shownTrace } from './shown-trace.ts';
import { tellBooks } from './tell-books.ts';
import { findKnownThing } from './trace-store.ts';

export const traceThing = handle(contract, async ({ companyId, thing, direction }, context) => {
  const { db } = context;
  await tellBooks(context);
  const start = await findKnownThing(db, companyId, await asThing(context, thing));
  if (start === null) throw new Problem('not-found');
  return shownTrace(db, start.number, { direction, ownerId: companyId });
});
