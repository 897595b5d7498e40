import { consentVersions, sayForChild as contract } from '@shuka/domain/accounts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findChild } from './demand-adult.ts';
import { insertConsent } from './consent-store.ts';

export const sayForChild = handle(contract, async ({ isGuardiansWord: _read, ...word }, context) => {
  const { db, clock } = context;
  // To the vault one agrees by giving a number, and a child gives none.
  if (word.purpose === 'identityNumbers') throw refusedField('purpose', 'field.wrong');
  if (word.textVersion > consentVersions[word.purpose]) throw refusedField('textVersion', 'field.wrong');
  const child = await findChild(db, word.keeperId, clock.now());
  if (child === null || child.guardian === null) throw new Problem('not-a-child');
  const said = { ...word, saidAt: clock.now().toISOString() };
  await insertConsent(db, said, null, viewerOf(context).accountId);
  return said;
});
