import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { languageOfAccount } from './account-language.ts';
import type { HasTies } from './close-account.ts';
import { insertClosing } from './closing-store.ts';
import { tellOwner } from './owner-letters.ts';
import { endSessionsOf } from './session-store.ts';
import { findAccount, holdAccount, setState, type Account } from './store.ts';
import type { Db } from '#kit/db.ts';

const hasDuties = async (db: Db, { id, roles }: Account, hasTies: HasTies): Promise<boolean> =>
  roles.some((role) => role !== 'farmer') || (await hasTies(db, id));

/** Why an account cannot be closed at its owner's request yet; null where it can. */
export const findClosingBlock = async (
  db: Db,
  accountId: string,
  hasTies: HasTies,
): Promise<'person-has-duties' | 'closed-already' | null> => {
  const account = await findAccount(db, accountId);
  if (account === null || account.state === 'closed') return 'closed-already';
  return (await hasDuties(db, account, hasTies)) ? 'person-has-duties' : null;
};

/**
 * Closes somebody's account at their own request, said to the office, and tells them until when they may come back; then it is
 * erased as any account that its owner closed.
 * @throws Problem `person-has-duties` while others depend on it, `closed-already`.
 */
export const closeForErasure = async (
  context: Context,
  { accountId, answer }: { readonly accountId: string; readonly answer: string },
  hasTies: HasTies,
): Promise<void> => {
  const { db, clock } = context;
  const account = await holdAccount(db, accountId);
  if (account === null || account.state === 'closed') throw new Problem('closed-already');
  if (await hasDuties(db, account, hasTies)) throw new Problem('person-has-duties');
  const eraseAfter = await insertClosing(db, accountId, account.state, clock.now());
  await setState(db, accountId, 'closed');
  await endSessionsOf(db, accountId, clock.now());
  tellOwner(context, account, 'closedAsAsked', { answer, day: formatDate(eraseAfter, languageOfAccount(account)) });
};
