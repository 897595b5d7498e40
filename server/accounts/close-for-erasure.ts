import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { languageOfAccount } from './account-language.ts';
import { barOf, type FindBar } from './close-account.ts';
import { insertClosing } from './closing-store.ts';
import { tellOwner } from './owner-letters.ts';
import { endSessionsOf } from './session-store.ts';
import { findAccount, holdAccount, setState } from './store.ts';

const barred = { duties: 'person-has-duties', money: 'person-has-money' } as const;

/** Why an account cannot be closed at its owner's request yet; null where it can. */
export const findClosingBlock = async (
  context: Pick<Context, 'db' | 'payments'>,
  accountId: string,
  findBar: FindBar,
): Promise<(typeof barred)[keyof typeof barred] | 'closed-already' | null> => {
  const account = await findAccount(context.db, accountId);
  if (account === null || account.state === 'closed') return 'closed-already';
  const bar = await barOf(context, account, findBar);
  return bar === null ? null : barred[bar];
};

/**
 * Closes somebody's account at their own request, said to the office, and tells them until when they may come back; then it is
 * erased as any account that its owner closed.
 * @throws Problem `person-has-duties` while others depend on it, `person-has-money` while money of theirs is here, `closed-already`.
 */
export const closeForErasure = async (
  context: Context,
  { accountId, answer }: { readonly accountId: string; readonly answer: string },
  findBar: FindBar,
): Promise<void> => {
  const { db, clock } = context;
  const account = await holdAccount(db, accountId);
  if (account === null || account.state === 'closed') throw new Problem('closed-already');
  const bar = await barOf(context, account, findBar);
  if (bar !== null) throw new Problem(barred[bar]);
  const eraseAfter = await insertClosing(db, accountId, account.state, clock.now());
  await setState(db, accountId, 'closed');
  await endSessionsOf(db, accountId, clock.now());
  tellOwner(context, account, 'closedAsAsked', { answer, day: formatDate(eraseAfter, languageOfAccount(account)) });
};
