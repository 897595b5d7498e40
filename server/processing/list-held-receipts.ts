import { listHeldReceipts as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOfReceipts } from './page-of-receipts.ts';

export const listHeldReceipts = handle(contract, ({ companyId, ...asked }, context) =>
  pageOfReceipts(context, asked, { heldBy: companyId }),
);
