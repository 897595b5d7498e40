import { readGoodsEudrPack as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { gatherGoodsPlots } from './gather-plots.ts';
import { showPack } from './show-pack.ts';

export const readGoodsEudrPack = handle(contract, async ({ companyId, thing }, context) => {
  const { gaps, ...pack } = showPack(await gatherGoodsPlots(context, companyId, thing));
  // Which farmers' lots they are is not the company's to know.
  return { ...pack, gaps: gaps.map((gap) => ({ ...gap, lotIds: [] })) };
});
