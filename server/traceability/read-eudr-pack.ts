import { readEudrPack as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { gatherPlots } from './gather-plots.ts';
import { showPack } from './show-pack.ts';

export const readEudrPack = handle(contract, async ({ keeperId, lotId }, context) =>
  showPack(await gatherPlots(context, keeperId, lotId)),
);
