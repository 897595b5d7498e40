import { consentVersions, removeIdentityNumber as contract } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hasConsent, insertConsent } from './consent-store.ts';
import { dropEntry, readVault } from './identity-store.ts';

const purpose = 'identityNumbers';

/** With the last number goes the consent to keep any. */
const endConsent = async ({ db, clock }: Context, accountId: string): Promise<void> => {
  if (!(await hasConsent(db, accountId, purpose))) return;
  const word = { id: newId(), keeperId: accountId, purpose, isGiven: false } as const;
  const saidAt = clock.now().toISOString();
  await insertConsent(db, { ...word, textVersion: consentVersions[purpose], saidAt }, null);
};

export const removeIdentityNumber = handle(contract, async ({ kind }, context) => {
  const { accountId } = viewerOf(context);
  await dropEntry(context.db, accountId, kind);
  const left = await readVault(context.db, accountId);
  if (left.numbers.length === 0) await endConsent(context, accountId);
  return left;
});
