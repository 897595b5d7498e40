import { changePassword as contract } from '@shuka/domain/accounts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { isPassword } from '#kit/passwords.ts';
import { handle } from '#kit/route.ts';
import { checkPassword } from './check-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { tellOwner } from './owner-letters.ts';
import { endResetsOf } from './reset-store.ts';
import { endSessionsOf } from './session-store.ts';
import { findAccount, holdAccount, setPassword } from './store.ts';

const wrong = (): Problem =>
  new Problem('wrong-password', { fields: [{ field: 'currentPassword', says: 'security.passwordWrong' }] });

type Hashes = { readonly was: string; readonly becomes: string };

export const changePassword = handle(
  contract,
  async (_input, context, { was, becomes }: Hashes) => {
    const { db, clock } = context;
    const { accountId, sessionId } = viewerOf(context);
    const account = await holdAccount(db, accountId);
    // Hashing takes a while, in which the password may have been changed, or the account merged.
    if (account === null || account.password_hash !== was) throw wrong();
    await setPassword(db, accountId, becomes);
    await endResetsOf(db, accountId, clock.now());
    // Trust in phones hangs on the hash of the password and ends with it.
    await endSessionsOf(db, accountId, clock.now(), sessionId);
    tellOwner(context, account, 'passwordChanged');
    return {};
  },
  {
    prepare: async ({ currentPassword, password }, context): Promise<Hashes> => {
      const account = await findAccount(context.db, viewerOf(context).accountId);
      if (account?.password_hash == null) throw new Problem('no-password-yet');
      const { password_hash: was, roles, first_name: firstName, last_name: lastName, email } = account;
      if (!(await isPassword(was, currentPassword))) throw wrong();
      if (password.normalize('NFKC') === currentPassword.normalize('NFKC'))
        throw refusedField('password', 'security.passwordSame');
      checkPassword(password, roles, [firstName, lastName, email?.split('@')[0] ?? ''], context);
      return { was, becomes: await hashNewPassword(password, context) };
    },
  },
);
