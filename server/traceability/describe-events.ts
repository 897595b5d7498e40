import { describeEvents as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';

/** All that there is to say stands in the headers of the contract. */
export const describeEvents = handle(contract, async () => '');
