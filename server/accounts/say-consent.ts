import { consentVersions, sayConsent as contract } from '@shuka/domain/accounts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertConsent } from './consent-store.ts';

export const sayConsent = handle(contract, async (word, context) => {
  // To the vault one agrees by giving a number, and takes that back by taking the number back.
  if (word.purpose === 'identityNumbers') throw refusedField('purpose', 'field.wrong');
  if (word.textVersion > consentVersions[word.purpose]) throw refusedField('textVersion', 'field.wrong');
  const said = { ...word, keeperId: viewerOf(context).accountId, saidAt: context.clock.now().toISOString() };
  await insertConsent(context.db, said, context.claimedAt);
  return said;
});
