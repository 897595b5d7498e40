import { secondFactorState, signIn as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { isPassword } from '#kit/passwords.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { asLegacy, succeeded } from './legacy-codes.ts';
import { personOf } from './read-me.ts';
import { startSession } from './start-session.ts';
import { findAccountByEmail, type Account } from './store.ts';

export const signIn = handle(
  contract,
  async (_input, context, account: Account) => {
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
      if (account.state === 'closed') throw new Problem('account-closed');
      return account;
    },
  },
);
