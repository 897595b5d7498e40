import { readEudrFile as contract, traceCodeOf } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { eudrFile } from './eudr-file.ts';
import { gatherPlots } from './gather-plots.ts';

export const readEudrFile = handle(contract, async ({ keeperId, lotId }, context) =>
  eudrFile(await gatherPlots(context, keeperId, lotId), traceCodeOf(lotId)),
);
