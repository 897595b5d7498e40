import { replayCalls as contract } from '@shuka/domain/integrations';
import { handle } from '#kit/route.ts';
import { sendAgain } from './send-again.ts';

export const replayCalls = handle(contract, ({ holderId, ...asked }, context) => sendAgain(context, holderId, asked));
