import { reviseProcessorProfile as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { updateInvestorProfile } from './investor-profile-store.ts';
import { ownInvestorProfile } from './read-investor-profile.ts';

export const reviseProcessorProfile = handle(contract, async (said, context) => {
  await updateInvestorProfile(context.db, viewerOf(context).accountId, said);
  return ownInvestorProfile(context);
});
