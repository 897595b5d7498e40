import { listRegulators as contract } from '@shuka/domain/traceability';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findRegulators } from './regulator-store.ts';
import { showRegulators } from './show-regulators.ts';

export const listRegulators = handle(contract, async ({ after, limit }, context) => {
  const size = limitOf(limit);
  const parts = cursorParts(after, ['moment', 'id']);
  const from: readonly [string, string] | null = parts === null ? null : [parts[0] ?? '', parts[1] ?? ''];
  const found = await findRegulators(context.db, from, size + 1);
  const { items, next } = cutPage(found, size, (one) => [one.askedAt, one.id]);
  return { items: await showRegulators(context, items), next };
});
