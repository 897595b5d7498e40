import { listActs as contract } from '@shuka/domain/privacy';
import { id } from '@shuka/domain/kit/id.ts';
import { findAccountIds, fullNamesOf } from '#accounts';
import { searchAudit } from '#kit/audit-search.ts';
import type { Db } from '#kit/db.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { afterOf, lineKey } from './line-key.ts';
import { boundsOfDay } from './day-bounds.ts';
import { sayAct } from './say-act.ts';

const accountsOf = async (db: Db, person: string): Promise<readonly string[]> =>
  id.safeParse(person).success ? [person] : findAccountIds(db, person);

/** The names of all these, '' for nobody. */
const nameBook = async (db: Db, ids: readonly (string | null)[]) => {
  const names = await fullNamesOf(
    db,
    ids.filter((one) => one !== null),
  );
  return (accountId: string | null): string => (accountId === null ? '' : (names.get(accountId) ?? ''));
};

export const listActs = handle(contract, async ({ person, object, act, day, only, after, limit }, { db, language }) => {
  const size = limitOf(limit);
  const bounds = day === undefined ? { from: null, until: null } : boundsOfDay(day);
  const accountIds = person === undefined ? null : await accountsOf(db, person);
  const asked = { accountIds, objectId: object ?? null, act: act ?? null, ...bounds, onlyRefused: only !== undefined };
  const found = await searchAudit(db, asked, afterOf(cursorParts(after, ['moment', 'number'])), size + 1);
  const { items, next } = cutPage(found, size, lineKey);
  const nameOf = await nameBook(
    db,
    items.flatMap(({ accountId, aboutId }) => [accountId, aboutId]),
  );
  const shown = items.map(({ requestId: _left, ...line }) => ({
    ...line,
    says: sayAct(language, line.act),
    byName: nameOf(line.accountId),
    aboutName: nameOf(line.aboutId),
  }));
  return { items: shown, next };
});
