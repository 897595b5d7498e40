import { eudrFileOf, readEudrFile as contract, traceCodeOf } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { gatherPlots, isReadyPack } from './gather-plots.ts';

export const readEudrFile = handle(contract, async ({ keeperId, lotId }, { db }) => {
  const gathered = await gatherPlots(db, keeperId, lotId);
  if (!isReadyPack(gathered)) throw new Problem('pack-not-ready');
  const bytes = Buffer.from(eudrFileOf(gathered.plots));
  return { bytes, mediaType: 'application/geo+json', cacheSeconds: 0, fileName: `eudr-${traceCodeOf(lotId)}.geojson` };
});
