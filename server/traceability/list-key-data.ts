import { listKeyData as contract, readId } from '@shuka/domain/traceability';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { askedSteps, keyDataOf, momentsOf } from './key-data.ts';
import { findStandingEvents } from './key-data-store.ts';
import { tellBooks } from './tell-books.ts';

export const listKeyData = handle(contract, async ({ companyId, from, to, thing, after, limit }, context) => {
  const span = momentsOf(from, to);
  await tellBooks(context);
  const size = limitOf(limit);
  const parts = cursorParts(after, ['moment', 'number']);
  const start: readonly [string, string] | null = parts === null ? null : [parts[0] ?? '', parts[1] ?? ''];
  const asked = { companyId, ...span, ...askedSteps, thing: thing === undefined ? null : readId(thing).id };
  const found = await findStandingEvents(context.db, asked, start, size + 1);
  const { items, next } = cutPage(found, size, (one) => [one.at, String(one.number)]);
  return { items: await keyDataOf(context.db, companyId, items), next };
});
