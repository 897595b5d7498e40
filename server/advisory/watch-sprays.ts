import {
  alertLimits,
  cellOfKey,
  freshnessOf,
  lostSprays,
  outcomeOf,
  sprayDays,
  verdictsOf,
  type Threshold,
} from '@shuka/domain/advisory';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { findSprayed } from '#seasons';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { InCell } from './alert-store.ts';
import {
  dropOverSprayDays,
  findFoundLately,
  findSprayDays,
  keepSprayDays,
  loseSprayDays,
  type FoundLately,
} from './spray-store.ts';
import { readThresholds } from './threshold-store.ts';
import { findSaid, wantCells } from './weather-store.ts';

const perPage = 1000;
const first = '00000000-0000-0000-0000-000000000000';

/** Those of them who are to spray: all sources say that it is time to act, and nobody wrote down a spraying since. */
const whoSprays = async (db: Db, found: readonly FoundLately[], said: readonly Threshold[]): Promise<InCell[]> => {
  const acts = found.filter((one) => outcomeOf(verdictsOf(one, said, one)) === 'act');
  const sprayed = await findSprayed(
    db,
    acts.map(({ seasonId }) => seasonId),
  );
  return acts
    .filter(({ seasonId, scoutedOn }) => (sprayed.get(seasonId) ?? '') < scoutedOn)
    .map(({ keeperId, cell }) => ({ accountId: keeperId, cell }));
};

/** Compares what these people counted on with what is forecast by now. */
const lookFor = async (db: Db, people: readonly InCell[], now: Date): Promise<void> => {
  const cells = [...new Set(people.map(({ cell }) => cell))].toSorted().map(cellOfKey);
  await wantCells(db, cells, now);
  const counted = await findSprayDays(
    db,
    cells.map(({ key }) => key),
  );
  const said = [...(await findSaid(db, cells))].filter(([, { saidAt }]) => freshnessOf(saidAt, now) !== 'stale');
  const good = said.flatMap(([cell, { forecast }]) => sprayDays(forecast, now).map((one) => ({ ...one, cell })));
  const lost = said.flatMap(([cell, { forecast }]) =>
    lostSprays(counted.get(cell) ?? [], forecast, now).map((day) => ({ cell, day })),
  );
  await keepSprayDays(db, good, people);
  await loseSprayDays(db, lost, people, dayOf(now));
};

/** Whoever is to spray and counted on good hours that the forecast takes away is put into the queue of those who are told. */
export const watchSprays = async ({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<void> => {
  const now = clock.now();
  const since = addDays(dayOf(now), -alertLimits.sprayPlannedDays.value);
  const said = await readThresholds(pool);
  let after: readonly [string, string] | null = [since, first];
  while (after !== null) {
    const found: FoundLately[] = await findFoundLately(pool, since, after, perPage);
    await inTransaction(pool, async (db) => {
      const people = await whoSprays(db, found, said);
      if (people.length > 0) await lookFor(db, people, now);
    });
    const last = found.at(-1);
    after = last === undefined || found.length < perPage ? null : [last.scoutedOn, last.id];
  }
  await dropOverSprayDays(pool, dayOf(now));
};

/** Every hour of the day, soon after the weather was asked for. */
export const sprayJob = (services: Pick<Services, 'pool' | 'clock'>): JobHandler => ({
  name: 'advisory.watch-sprays',
  cron: '27 5-19 * * *',
  work: () => watchSprays(services),
});
