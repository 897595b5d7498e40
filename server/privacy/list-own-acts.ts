import { listOwnActs as contract, type OwnLine } from '@shuka/domain/privacy';
import { findAdmins, fullNamesOf } from '#accounts';
import { findActsAround, type FoundLine } from '#kit/audit-search.ts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { afterOf, lineKey } from './line-key.ts';
import { sayAct } from './say-act.ts';

/** Others by name; whoever works in the office is the office, and no target. */
const tellerOf = async (db: Db, viewerId: string, lines: readonly FoundLine[]) => {
  const others = lines.flatMap(({ accountId }) => (accountId === null || accountId === viewerId ? [] : [accountId]));
  const office = new Set((await findAdmins(db)).map(({ accountId }) => accountId));
  const names = await fullNamesOf(
    db,
    [...new Set(others)].filter((one) => !office.has(one)),
  );
  return (accountId: string | null): Pick<OwnLine, 'by' | 'byName'> => {
    if (accountId === viewerId) return { by: 'self', byName: '' };
    if (accountId === null) return { by: 'house', byName: '' };
    return office.has(accountId) ? { by: 'office', byName: '' } : { by: 'person', byName: names.get(accountId) ?? '' };
  };
};

export const listOwnActs = handle(contract, async ({ after, limit }, context) => {
  const { accountId: viewerId } = viewerOf(context);
  const size = limitOf(limit);
  const begin = afterOf(cursorParts(after, ['moment', 'number']));
  const { items, next } = cutPage(await findActsAround(context.db, viewerId, begin, size + 1), size, lineKey);
  const tell = await tellerOf(context.db, viewerId, items);
  const shown = items.map(({ number, at, act, endpoint, accountId, refusal }) => ({
    number,
    at,
    ...tell(accountId),
    act,
    says: sayAct(context.language, act),
    endpoint,
    isRefused: refusal !== null,
  }));
  return { items: shown, next };
});
