import { kindsOf, waysOf, wayOf, type NoticeSettings } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { findNotices } from './notice-store.ts';
import { pushPhoneHere } from './push-cookie.ts';
import { findPushPhones, findTold } from './push-store.ts';
import { findAccount, type Account } from './store.ts';

/** What reaches an account now. @param hasPush whether a browser shows its owner that there is news. */
export const reachedOf = ({ email, phone }: Pick<Account, 'email' | 'phone'>, hasPush: boolean) => ({
  hasMail: email !== null,
  hasPhone: phone !== '',
  hasPush,
});

type Standing = Pick<Context, 'db' | 'clock' | 'pushSender' | 'cookie'>;

/**
 * The notices of an account as its owner sees them: of each kind the way it goes now, chosen or usual.
 * @param here by what the browser that asks is known.
 */
export const showNotices = async (
  { db, clock, pushSender, cookie }: Standing,
  accountId: string,
  here = pushPhoneHere(cookie),
): Promise<NoticeSettings> => {
  const account = await findAccount(db, accountId);
  if (account === null) throw new Problem('not-found');
  const { choices, quiet } = await findNotices(db, accountId);
  const phones = pushSender === null ? [] : await findPushPhones(db, accountId);
  const reached = reachedOf(account, phones.length > 0);
  const kinds = kindsOf(account.roles).map((kind) => ({
    kind,
    way: wayOf(kind, choices, reached),
    isChosen: choices.some((choice) => choice.kind === kind),
  }));
  const told = await findTold(db, accountId, clock.now());
  const isPushHere = phones.some(({ id }) => id === here);
  return { kinds, ways: waysOf(reached), quiet, pushKey: pushSender?.publicKey ?? null, isPushHere, told };
};
