import { resetPassword as contract } from '@shuka/domain/accounts';
import { isLanguage } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { checkPassword } from './check-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { writeLetter } from './letters.ts';
import { endReset, findResetByProof } from './reset-store.ts';
import { endSessionsOf } from './session-store.ts';
import { holdAccount, setPassword } from './store.ts';

export const resetPassword = handle(
  contract,
  async ({ password }, context, passwordHash: string) => {
    const now = context.clock.now();
    const reset = await findResetByProof(context.db, context.cookie('reset-proof') ?? '', now);
    const account = reset === null ? null : await holdAccount(context.db, reset.account_id);
    if (reset === null || account === null || account.email === null) throw new Problem('proof-missing');
    const { email, first_name: firstName } = account;
    checkPassword(password, account.roles, [firstName, account.last_name, email.split('@')[0] ?? ''], context);
    await setPassword(context.db, account.id, passwordHash);
    await endReset(context.db, reset.id, now);
    await endSessionsOf(context.db, account.id, now);
    context.actor.accountId = account.id;
    context.setCookie({ name: 'reset-proof', value: null });
    const language = isLanguage(account.language) ? account.language : 'en';
    context.afterwards(() => writeLetter(context, { email, firstName, language }, 'passwordChanged'));
    return {};
  },
  {
    prepare: async ({ password }, context) => {
      if (context.cookie('reset-proof') === undefined) throw new Problem('proof-missing');
      return hashNewPassword(password, context);
    },
  },
);
