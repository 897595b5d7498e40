import { claimAccount as contract, consentVersions } from '@shuka/domain/accounts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdAssisted, markClaimed } from './assisted-store.ts';
import { checkPassword } from './check-password.ts';
import { hasConsent, insertConsent } from './consent-store.ts';
import { demandAdult } from './demand-adult.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { findAccount, setPassword } from './store.ts';

export const claimAccount = handle(
  contract,
  async ({ said, password }, context, passwordHash: string | null) => {
    const { db, clock } = context;
    const { accountId } = viewerOf(context);
    const assisted = await holdAssisted(db, accountId);
    const account = await findAccount(db, accountId);
    if (account === null || assisted === null || assisted.claimedAt !== null) throw new Problem('nothing-to-claim');
    if (said.some((word) => word.purpose === 'identityNumbers' || word.textVersion > consentVersions[word.purpose]))
      throw refusedField('said', 'field.wrong');
    const saidAt = clock.now().toISOString();
    // What the guardian agreed to stays; anything more is the guardian's to say.
    for (const { purpose, isGiven } of said)
      if (isGiven && !(await hasConsent(db, accountId, purpose))) await demandAdult(db, accountId, clock.now());
    for (const word of said) await insertConsent(db, { ...word, keeperId: accountId, saidAt }, null);
    if (password !== null && passwordHash !== null) {
      checkPassword(password, account.roles, [account.first_name, account.last_name], context);
      await setPassword(db, accountId, passwordHash);
    }
    await markClaimed(db, accountId, clock.now());
    return { claimedAt: saidAt };
  },
  { prepare: async ({ password }, context) => (password === null ? null : hashNewPassword(password, context)) },
);
