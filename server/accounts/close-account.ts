import { closeAccount as contract } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { handle, type Route } from '#kit/route.ts';
import { insertClosing } from './closing-store.ts';
import { demandPassword } from './demand-password.ts';
import { languageOfAccount } from './account-language.ts';
import { tellOwner } from './owner-letters.ts';
import { endSessionsOf } from './session-store.ts';
import { holdAccount, setState, type Account } from './store.ts';

/** Whether others depend on what a person has under way in another slice. */
export type HasTies = (db: Db, accountId: string) => Promise<boolean>;

/** Closes the viewer's own account, where nobody depends on it. */
export const closeAccount = (hasTies: HasTies): Route =>
  handle(
    contract,
    async (_input, context, { id }: Account) => {
      const { db, clock } = context;
      const account = await holdAccount(db, id);
      if (account === null || account.state === 'closed') throw new Problem('not-signed-in');
      // Others depend on who is more than a farmer: their work is handed over first.
      if (account.roles.some((role) => role !== 'farmer') || (await hasTies(db, id))) throw new Problem('other-duties');
      const eraseAfter = await insertClosing(db, id, account.state, clock.now());
      await setState(db, id, 'closed');
      await endSessionsOf(db, id, clock.now());
      context.setCookie({ name: 'session', value: null });
      tellOwner(context, account, 'selfClosed', { day: formatDate(eraseAfter, languageOfAccount(account)) });
      return { eraseAfter: eraseAfter.toISOString() };
    },
    { prepare: ({ password }, context) => demandPassword(context, password) },
  );
