import { listOwnReceipts as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOfReceipts } from './page-of-receipts.ts';

export const listOwnReceipts = handle(contract, ({ keeperId, ...asked }, context) =>
  pageOfReceipts(context, asked, { keeperId }),
);
