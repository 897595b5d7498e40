import { readInvestorProfile as contract, type InvestorProfile } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findInvestorProfile } from './investor-profile-store.ts';

/** The profile of whoever asks. @throws Problem `not-found`. */
export const ownInvestorProfile = async (context: Context): Promise<InvestorProfile> => {
  const profile = await findInvestorProfile(context.db, viewerOf(context).accountId);
  if (profile === null) throw new Problem('not-found');
  return profile;
};

export const readInvestorProfile = handle(contract, (_input, context) => ownInvestorProfile(context));
