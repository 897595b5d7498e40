import { bareNumber, consentVersions, saveIdentityNumber as contract } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hasConsent, insertConsent } from './consent-store.ts';
import { demandPassword } from './demand-password.ts';
import { keepEntry, readVault } from './identity-store.ts';
import { sealNumber, twinHashOf } from './vault.ts';

const purpose = 'identityNumbers';

export const saveIdentityNumber = handle(
  contract,
  async ({ kind, number: typed }, context) => {
    const { db, secrets } = context;
    const { accountId } = viewerOf(context);
    const number = bareNumber(typed);
    const now = context.clock.now();
    const sealed = sealNumber(secrets, { accountId, kind }, number);
    const twinHash = twinHashOf(secrets, kind, number, null);
    await keepEntry(db, { accountId, kind, sealed, twinHash, tail: number.slice(-3), bankCode: null, now });
    if (!(await hasConsent(db, accountId, purpose))) {
      const word = { id: newId(), keeperId: accountId, purpose, isGiven: true } as const;
      await insertConsent(db, { ...word, textVersion: consentVersions[purpose], saidAt: now.toISOString() }, null);
    }
    return readVault(db, accountId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
