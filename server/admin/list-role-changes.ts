import { listRoleChanges as contract } from '@shuka/domain/admin';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findRoleChanges } from './role-store.ts';
import { showRoleChanges } from './show-roles.ts';

export const listRoleChanges = handle(contract, async ({ after, limit }, context) => {
  const size = limitOf(limit);
  const parts = cursorParts(after, ['moment', 'id']);
  const from: readonly [string, string] | null = parts === null ? null : [parts[0] ?? '', parts[1] ?? ''];
  const found = await findRoleChanges(context.db, from, size + 1);
  const { items, next } = cutPage(found, size, (one) => [one.askedAt, one.id]);
  return { items: await showRoleChanges(context, items), next };
});
