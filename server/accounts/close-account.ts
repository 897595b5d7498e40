import { closeAccount as contract } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { handle, type Route } from '#kit/route.ts';
import { insertClosing } from './closing-store.ts';
import { demandPassword } from './demand-password.ts';
import { languageOfAccount } from './account-language.ts';
import { tellOwner } from './owner-letters.ts';
import { endSessionsOf } from './session-store.ts';
import { holdAccount, setState, type Account } from './store.ts';

/** What another slice keeps an account open for: others depend on what its owner has under way, or money of theirs is here. */
type ClosingBar = 'duties' | 'money';

/** Finds the first of them; null where nothing keeps the account open. */
export type FindBar = (context: Pick<Context, 'db' | 'payments'>, accountId: string) => Promise<ClosingBar | null>;

/** What keeps an account open. Others depend on who is more than a farmer: their work is handed over first. */
export const barOf = async (
  context: Pick<Context, 'db' | 'payments'>,
  { id, roles }: Account,
  findBar: FindBar,
): Promise<ClosingBar | null> => (roles.some((role) => role !== 'farmer') ? 'duties' : findBar(context, id));

const barred = { duties: 'other-duties', money: 'money-left' } as const;

/** Closes the viewer's own account, where nobody depends on it and no money of theirs is left here. */
export const closeAccount = (findBar: FindBar): Route =>
  handle(
    contract,
    async (_input, context, { id }: Account) => {
      const { db, clock } = context;
      const account = await holdAccount(db, id);
      if (account === null || account.state === 'closed') throw new Problem('not-signed-in');
      const bar = await barOf(context, account, findBar);
      if (bar !== null) throw new Problem(barred[bar]);
      const eraseAfter = await insertClosing(db, id, account.state, clock.now());
      await setState(db, id, 'closed');
      await endSessionsOf(db, id, clock.now());
      context.setCookie({ name: 'session', value: null });
      tellOwner(context, account, 'selfClosed', { day: formatDate(eraseAfter, languageOfAccount(account)) });
      return { eraseAfter: eraseAfter.toISOString() };
    },
    { prepare: ({ password }, context) => demandPassword(context, password) },
  );
