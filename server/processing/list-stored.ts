import { listStored as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOfReceipts } from './page-of-receipts.ts';

export const listStored = handle(contract, ({ companyId, ...asked }, context) =>
  pageOfReceipts(context, asked, { companyId }),
);
