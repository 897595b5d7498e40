import { readGoodsEudrFile as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { eudrFile } from './eudr-file.ts';
import { gatherGoodsPlots } from './gather-plots.ts';

export const readGoodsEudrFile = handle(contract, async ({ companyId, thing }, context) =>
  eudrFile(await gatherGoodsPlots(context, companyId, thing), 'goods'),
);
