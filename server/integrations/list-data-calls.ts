import { listDataCalls as contract } from '@shuka/domain/integrations';
import { handle } from '#kit/route.ts';
import { holderOfKey } from './holder-of-key.ts';
import { pageCalls } from './page-calls.ts';

export const listDataCalls = handle(contract, (asked, context) => pageCalls(context.db, holderOfKey(context), asked));
