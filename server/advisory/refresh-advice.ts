import {
  adviceOf,
  alertsToTell,
  anyZone,
  cellOf,
  cellOfKey,
  warningsOf,
  zoneOf,
  type Cell,
  type CellWeather,
  type Zone,
} from '@shuka/domain/advisory';
import { cropKey, daysToHarvest } from '@shuka/domain/seasons';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import { findSpots, type GrowingPlace } from '#farms';
import { findKeepersOf, findStanding, type StandingSeason } from '#seasons';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { dropOldAlerts, findAlerted, noteAlerts, queueAlerts } from './alert-store.ts';
import {
  beginNight,
  dropUntold,
  findSowings,
  holdNight,
  keepAdvice,
  keepSowings,
  moveNight,
  tieSeasons,
  untieGone,
  type Night,
  type SowingKey,
  type ToldSeason,
} from './advice-store.ts';
import { findSaid, wantCells } from './weather-store.ts';

/** Small enough that a page is done well within what a query may take, on a busy machine too. */
const perPage = 2000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The zones of LGAs, which are few: looked up once for all their plots. */
const zones = new Map<string, Zone>();

const zoneAt = ({ stateCode, lga }: GrowingPlace): Zone => {
  const name = `${stateCode} ${lga}`;
  const zone = zones.get(name) ?? zoneOf(stateCode, lga) ?? anyZone;
  zones.set(name, zone);
  return zone;
};

type Placed = ToldSeason & { readonly at: Cell };

const placed = (season: StandingSeason, place: GrowingPlace | null | undefined): Placed[] => {
  const position = place?.position ?? (place ? placeCentre(place.stateCode, place.lga)?.position : undefined);
  if (place === null || place === undefined || position === undefined) return [];
  const at = cellOf(position);
  const stands = daysToHarvest(season.crop, season.variety);
  const sowing = {
    cell: at.key,
    zone: zoneAt(place).key,
    crop: cropKey(season.crop),
    sownOn: season.plantedOn,
    standsFrom: stands?.from ?? 0,
    standsTo: stands?.to ?? 0,
  };
  return [{ seasonId: season.id, sowing, at }];
};

/** For a cell nobody forecasts. */
const none: Pick<CellWeather, 'state' | 'alerts'> = { state: 'usual', alerts: [] };

type Counts = {
  readonly seasons?: number;
  readonly sowings?: number;
  readonly changed?: number;
  readonly told?: number;
};

type Step = Counts & { readonly next: Night };

/** Finds to which sowing each season of a page belongs, and sees to it that its weather is asked for. */
const tiePage = async (db: Db, after: string, now: Date): Promise<Step> => {
  const standing = await findStanding(db, after, perPage);
  const last = standing.length < perPage ? null : (standing.at(-1)?.id ?? null);
  const spots = standing.length === 0 ? [] : await findSpots(db, standing);
  const told = standing.flatMap((season, index) => placed(season, spots[index]));
  const cells = [...new Map(told.map(({ at }) => [at.key, at])).values()];
  if (told.length > 0) {
    await wantCells(db, cells, now);
    await keepSowings(
      db,
      told.map(({ sowing }) => sowing),
    );
    await tieSeasons(db, told);
  }
  await untieGone(db, after, last, told);
  const next: Night = last === null ? { step: 'advice', after: '' } : { step: 'seasons', after: last };
  return { next, seasons: standing.length };
};

const standsOf = ({ standsFrom, standsTo }: SowingKey) => (standsTo === 0 ? null : { from: standsFrom, to: standsTo });

/** Says anew what the sowings of a page are told; those that are told the same as before are not written. */
const sayPage = async (db: Db, after: string, now: Date): Promise<Step> => {
  const [cell = '', id = '0'] = after.split(' ');
  const sowings = await findSowings(db, [cell, Number(id)], perPage);
  const grid = [...new Set(sowings.map((one) => one.cell))].map(cellOfKey);
  const said = await findSaid(db, grid, 'days');
  const today = dayOf(now);
  const warnings = new Map(grid.map(({ key }) => [key, warningsOf(said.get(key) ?? null, now)]));
  const found = [...warnings].flatMap(([key, of]) => alertsToTell(of, today).map((one) => ({ ...one, cell: key })));
  if (found.length > 0) await noteAlerts(db, found, today);
  const advised = sowings.map((one) => ({
    id: one.id,
    advice: adviceOf(
      { key: one.crop, stands: standsOf(one), plantedOn: one.sownOn },
      warnings.get(one.cell) ?? none,
      today,
    ),
  }));
  const changed = advised.length === 0 ? 0 : await keepAdvice(db, advised, now);
  const last = sowings.at(-1);
  const isLast = last === undefined || sowings.length < perPage;
  const next: Night = isLast ? { step: 'alerts', after: '' } : { step: 'advice', after: `${last.cell} ${last.id}` };
  return { next, sowings: sowings.length, changed };
};

/** Few enough that the seasons alike of them are no page too long. */
const sowingsAtOnce = 500;

/** Puts into the queue whom a page of warned sowings concerns. Most nights find little that is new, and so little to do. */
const queuePage = async (db: Db, after: string, now: Date): Promise<Step> => {
  const { last, seasons } = await findAlerted(db, dayOf(now), after, sowingsAtOnce);
  const keepers = await findKeepersOf(
    db,
    seasons.map(({ id }) => id),
  );
  const people = seasons.flatMap(({ id, cell }) => {
    const accountId = keepers.get(id);
    return accountId === undefined ? [] : [{ accountId, cell }];
  });
  const told = people.length === 0 ? 0 : await queueAlerts(db, people, dayOf(now));
  return { next: last === null ? { step: 'done', after: '' } : { step: 'alerts', after: last }, told };
};

const pages = { seasons: tiePage, advice: sayPage, alerts: queuePage } as const;

type Standing = Pick<Services, 'pool' | 'clock'>;

/** One page of a night's work in one transaction with how far it came; false when the night is done. */
const doPage = (pool: Services['pool'], day: string, now: Date): Promise<boolean> =>
  inTransaction(pool, async (db) => {
    const night = await holdNight(db, day);
    if (night === null || night.step === 'done') return false;
    const { next, ...counts } = await pages[night.step](db, night.after, now);
    await moveNight(db, day, next, counts, now);
    return next.step !== 'done';
  });

/** Goes on with this day's refresh of advice until it is done, from wherever it was left. */
export const refreshAdvice = async ({ pool, clock }: Standing): Promise<void> => {
  const day = dayOf(clock.now());
  await beginNight(pool, day, beforeAll, clock.now());
  while (await doPage(pool, day, clock.now()));
  while ((await dropUntold(pool, perPage)) === perPage);
  while ((await dropOldAlerts(pool, day, perPage)) === perPage);
};

/** Every night, when weather was asked for and few are at work. */
export const adviceJob = (services: Standing): JobHandler => ({
  name: 'advisory.refresh-advice',
  cron: '40 2 * * *',
  work: () => refreshAdvice(services),
});
