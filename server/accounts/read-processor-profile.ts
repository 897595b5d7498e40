import { readProcessorProfile as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { ownInvestorProfile } from './read-investor-profile.ts';

export const readProcessorProfile = handle(contract, (_input, context) => ownInvestorProfile(context));
