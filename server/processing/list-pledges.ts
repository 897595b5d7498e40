import { listPledges as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOfReceipts } from './page-of-receipts.ts';

export const listPledges = handle(contract, (asked, context) => pageOfReceipts(context, asked, { pledged: true }));
