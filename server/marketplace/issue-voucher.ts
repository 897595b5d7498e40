import { issueVoucher as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { issueTo } from './issue-to.ts';

export const issueVoucher = handle(contract, (draft, context) => issueTo(context, draft));
