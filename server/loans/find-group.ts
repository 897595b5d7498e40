import { findGroup as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { handle } from '#kit/route.ts';
import { findGroupIdOfCode, findGroupRow, findMembers } from './group-store.ts';

export const findGroup = handle(contract, async ({ code }, { db }) => {
  const groupId = await findGroupIdOfCode(db, code);
  const found = groupId === null ? null : await findGroupRow(db, groupId);
  if (found === null) throw new Problem('not-found');
  const { id, name, productName, terms, leastKobo, mostKobo, instalments, size, keeperId } = found;
  const leaderName = (await fullNamesOf(db, [keeperId])).get(keeperId) ?? '';
  const members = (await findMembers(db, id)).length;
  return { id, name, leaderName, productName, terms, leastKobo, mostKobo, instalments, members, most: size.most };
});
