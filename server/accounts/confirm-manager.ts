import { blankProfile, confirmManager as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { insertApplication } from './application-store.ts';
import { lacksPictures } from './applicant-pictures.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { keepPortrait, keepProfile } from './profile-store.ts';

export const confirmManager = handle(contract, async (asked, context) => {
  // Asked before the code: someone whose picture did not arrive must not lose a try.
  if (await lacksPictures(context.db, asked.uniqueId, 'extension-manager')) throw new Problem('documents-missing');
  const { accountId, signUp } = await confirmSignUp(context, asked, 'extension-manager', 'managerPending');
  const now = context.clock.now();
  const { application, photo_key: key, face } = signUp;
  if (application === null || !('papers' in application))
    throw new Error('The sign-up of an extension manager lost what it told.');
  const profile = { ...blankProfile(accountId, now), ...application.profile, revision: 1 };
  await keepProfile(context.db, profile, {});
  if (key !== null && face !== null) await keepPortrait(context.db, profile, { key, face });
  await insertApplication(context.db, { accountId, ...application.papers, documentKey: signUp.document_key, now });
  return {};
});
