import { secondFactorState, signIn as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { isPassword } from '#kit/passwords.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { asLegacy, succeeded } from './legacy-codes.ts';
import { personOf } from './read-me.ts';
import { reopen } from './reopen.ts';
import { startSession } from './start-session.ts';
import { findAccountByEmail, hasFactor, holdAccount, type Account } from './store.ts';
import { findSuspension } from './suspension-store.ts';

/** Whoever applied and was refused is told why; others that the account is closed. */
const closedProblem = ({ refusal }: Account): Problem =>
  refusal === null
    ? new Problem('account-closed')
    : new Problem('application-refused', { values: { reason: refusal } });

/** Who proved their password may read why they cannot come in now. */
const suspendedProblem = async (db: Db, accountId: string): Promise<Problem> =>
  new Problem('account-suspended', { values: { reason: (await findSuspension(db, accountId))?.reason ?? '' } });

export const signIn = handle(
  contract,
  async (_input, context, found: Account) => {
    // Comparing takes a while, in which the password may have been changed, or the account merged.
    const held = await holdAccount(context.db, found.id);
    if (held === null || held.password_hash !== found.password_hash) throw new Problem('wrong-credentials');
    const account = await reopen(context, held);
    if (account.state === 'closed') throw closedProblem(account);
    if (account.state === 'suspended') throw await suspendedProblem(context.db, account.id);
    const sessionId = await startSession(context, account.id);
    const factor = secondFactorState(account.roles, hasFactor(account), false);
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
    prepare: async ({ email, password }, { db, actor }) => {
      const account = await findAccountByEmail(db, email);
      if (account !== null) actor.aboutId = account.id;
      const isRight = await isPassword(account?.password_hash ?? null, password);
      if (account === null || !isRight) throw new Problem('wrong-credentials');
      return account;
    },
  },
);
