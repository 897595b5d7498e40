import { secondFactorState, signIn as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { isPassword } from '#kit/passwords.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { endClosing, findClosing } from './closing-store.ts';
import { asLegacy, succeeded } from './legacy-codes.ts';
import { tellOwner } from './owner-letters.ts';
import { personOf } from './read-me.ts';
import { startSession } from './start-session.ts';
import { findAccountByEmail, setState, type Account } from './store.ts';

/** Someone who closed their account themselves has come back in time. */
const reopen = async (context: Context, account: Account): Promise<Account> => {
  const now = context.clock.now();
  const closing = account.state === 'closed' ? await findClosing(context.db, account.id, now) : null;
  if (closing === null) return account;
  await endClosing(context.db, account.id, now);
  await setState(context.db, account.id, closing.state_before);
  tellOwner(context, account, 'cameBack');
  return { ...account, state: closing.state_before };
};

export const signIn = handle(
  contract,
  async (_input, context, found: Account) => {
    const account = await reopen(context, found);
    if (account.state === 'closed') throw new Problem('account-closed');
    const sessionId = await startSession(context, account.id);
    const factor = secondFactorState(account.roles, account.factor_confirmed_at !== null, false);
    return {
      responseCode: succeeded.signedIn,
      responseMessage: 'Login Successful',
      status: 'success',
      message: say(context.language, 'accounts.signedIn'),
      token: sessionId,
      person: personOf(account, factor),
    };
  },
  {
    failsAs: asLegacy,
    prepare: async ({ email, password }, { db }) => {
      const account = await findAccountByEmail(db, email);
      const isRight = await isPassword(account?.password_hash ?? null, password);
      if (account === null || !isRight) throw new Problem('wrong-credentials');
      return account;
    },
  },
);
