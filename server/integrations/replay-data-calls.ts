import { replayDataCalls as contract } from '@shuka/domain/integrations';
import { handle } from '#kit/route.ts';
import { holderOfKey } from './holder-of-key.ts';
import { sendAgain } from './send-again.ts';

export const replayDataCalls = handle(contract, (asked, context) => sendAgain(context, holderOfKey(context), asked));
