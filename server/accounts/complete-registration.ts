import { completeRegistration as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { checkPassword } from './check-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { asLegacy, succeeded } from './legacy-codes.ts';
import { openAccount } from './open-account.ts';
import { spendProof } from './sign-up-store.ts';

export const completeRegistration = handle(
  contract,
  async ({ email, password }, context, passwordHash: string) => {
    const proof = context.cookie('proof');
    const signUp = proof === undefined ? null : await spendProof(context.db, proof, email, context.clock.now());
    if (signUp === null || signUp.role !== 'farmer') throw new Problem('proof-missing');
    checkPassword(password, ['farmer'], [signUp.first_name, signUp.last_name, email.split('@')[0] ?? ''], context);
    const opened = await openAccount(context, { ...signUp, password_hash: passwordHash });
    if (opened === null) throw new Problem('proof-missing');
    context.setCookie({ name: 'proof', value: null });
    return { responseCode: succeeded.completed, responseMessage: say(context.language, 'accounts.passwordCreated') };
  },
  {
    failsAs: asLegacy,
    prepare: async ({ password }, context) => {
      if (context.cookie('proof') === undefined) throw new Problem('proof-missing');
      return hashNewPassword(password, context);
    },
  },
);
