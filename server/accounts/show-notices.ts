import { kindsOf, waysOf, wayOf, type NoticeSettings } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findNotices } from './notice-store.ts';
import { findAccount, type Account } from './store.ts';

/** What reaches an account now. */
export const reachedOf = ({ email, phone }: Pick<Account, 'email' | 'phone'>) => ({
  hasMail: email !== null,
  hasPhone: phone !== '',
});

/** The notices of an account as its owner sees them: of each kind the way it goes now, chosen or usual. */
export const showNotices = async (db: Db, accountId: string): Promise<NoticeSettings> => {
  const account = await findAccount(db, accountId);
  if (account === null) throw new Problem('not-found');
  const { choices, quiet } = await findNotices(db, accountId);
  const reached = reachedOf(account);
  const kinds = kindsOf(account.roles).map((kind) => ({
    kind,
    way: wayOf(kind, choices, reached),
    isChosen: choices.some((choice) => choice.kind === kind),
  }));
  return { kinds, ways: waysOf(reached), quiet };
};
