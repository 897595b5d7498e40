import { consentVersions, sayConsent as contract, type ConsentPurpose } from '@shuka/domain/accounts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hasConsent, insertConsent } from './consent-store.ts';
import { demandAdult } from './demand-adult.ts';

/** Whether it stands already: to say it again gives nothing new. */
const isKept = (context: Context, purpose: ConsentPurpose): Promise<boolean> =>
  hasConsent(context.db, viewerOf(context).accountId, purpose);

export const sayConsent = handle(contract, async (word, context) => {
  // To the vault one agrees by giving a number, and takes that back by taking the number back.
  if (word.purpose === 'identityNumbers') throw refusedField('purpose', 'field.wrong');
  if (word.textVersion > consentVersions[word.purpose]) throw refusedField('textVersion', 'field.wrong');
  if (word.isGiven && !(await isKept(context, word.purpose)))
    await demandAdult(context.db, viewerOf(context).accountId, context.clock.now());
  const said = { ...word, keeperId: viewerOf(context).accountId, saidAt: context.clock.now().toISOString() };
  await insertConsent(context.db, said, context.claimedAt);
  return said;
});
