import { findAccount } from '#accounts';
import { relationsToKept } from '#farms';
import type { Db } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';
import { findKeeperOfEntry } from './store.ts';

/** Every farmer has a book, empty at first. */
const findKeeperOfBook = async (db: Db, accountId: string): Promise<string | null> =>
  (await findAccount(db, accountId))?.roles.includes('farmer') ? accountId : null;

const relationsToNamedBook = relationsToKept(findKeeperOfBook);

/** Where no book is named, one's own is meant. */
export const relationsToBook: RelationsTo = (db, viewer, keeperId) =>
  relationsToNamedBook(db, viewer, keeperId === '' ? viewer.accountId : keeperId);

export const relationsToEntry = relationsToKept(findKeeperOfEntry);
