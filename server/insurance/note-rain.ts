import { dayOf } from '@shuka/domain/kit/day.ts';
import { insuranceLimits, isLastWord } from '@shuka/domain/insurance';
import { findSaidRain } from '#advisory';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { lapseUnpaid } from './cover-store.ts';
import { findWatched, noteRain } from './rain-store.ts';

const atOnce = insuranceLimits.mostLines.value;

/**
 * Notes the rain of the squares that covers stand in, page by page: what was said too early on a day to be its last word is
 * left for a later hour. Doing it again changes nothing.
 * @returns how many days were noted.
 */
export const noteRainNow = async ({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<number> => {
  const now = clock.now();
  let noted = 0;
  for (let after = ''; ;) {
    const cells = await findWatched(pool, dayOf(now), after, atOnce);
    const said = await findSaidRain(pool, cells, now);
    noted += await noteRain(
      pool,
      said.filter(({ saidAt }) => isLastWord(saidAt)),
    );
    if (cells.length < atOnce) return noted;
    after = cells.at(-1) ?? after;
  }
};

/** Every hour, when the weather was asked for anew: what fell is noted, and covers whose premium did not come lapse. */
export const jobsOf = (services: Services): JobHandler[] => [
  {
    name: 'insurance.note-rain',
    cron: '47 * * * *',
    work: async () => {
      await noteRainNow(services);
      await lapseUnpaid(services.pool, dayOf(services.clock.now()));
    },
  },
];
