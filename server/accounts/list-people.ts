import { listPeople as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { listAccounts } from './store.ts';

const asKey = (parts: readonly string[] | null): [string, string, string] | null =>
  parts === null ? null : [parts[0] ?? '', parts[1] ?? '', parts[2] ?? ''];

export const listPeople = handle(contract, async ({ role, search = '', after, limit }, context) => {
  const size = limitOf(limit);
  const found = await listAccounts(context.db, {
    role,
    search,
    after: asKey(cursorParts(after, ['text', 'text', 'id'])),
    limit: size + 1,
  });
  return cutPage(found, size, (person) => [
    person.lastName.toLowerCase(),
    person.firstName.toLowerCase(),
    person.accountId,
  ]);
});
