import { confirmInvestor as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { confirmSignUp } from './confirm-sign-up.ts';

export const confirmInvestor = handle(contract, async (asked, context) => {
  await confirmSignUp(context, asked, 'investor', 'investorPending');
  return {};
});
