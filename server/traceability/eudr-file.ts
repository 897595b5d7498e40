import { eudrFileOf } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { FileAnswer } from '#kit/route.ts';
import { isReadyPack, type Gathered } from './gather-plots.ts';

/** The plots as the file that is handed in. @throws Problem `pack-not-ready` while the register would refuse it. */
export const eudrFile = (gathered: Gathered, code: string): FileAnswer => {
  if (!isReadyPack(gathered)) throw new Problem('pack-not-ready');
  const bytes = Buffer.from(eudrFileOf(gathered.plots));
  return { bytes, mediaType: 'application/geo+json', cacheSeconds: 0, fileName: `eudr-${code}.geojson` };
};
