import { mostStatementEntries, readStatement as contract, type BookFilter, type Entry } from '@shuka/domain/finance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount } from '#accounts';
import { findFarm } from '#farms';
import { findSeason } from '#seasons';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { statementCsv, statementPdf, statementXlsx, type StatementAbout } from './statement-files.ts';
import { findStanding } from './store.ts';

const writers = {
  csv: { write: statementCsv, mediaType: 'text/csv; charset=utf-8' },
  xlsx: {
    write: statementXlsx,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pdf: { write: statementPdf, mediaType: 'application/pdf' },
} as const;

/** The names of the farms that entries are about; a farm that was removed has none. */
const farmNames = async (db: Db, keeperId: string, entries: readonly Entry[], chosen: string | undefined) => {
  const names = new Map<string, string>();
  for (const farmId of new Set([...entries.map((one) => one.farmId), chosen])) {
    const farm = farmId == null ? null : await findFarm(db, farmId);
    if (farm?.keeperId === keeperId) names.set(farm.id, farm.name);
  }
  return names;
};

const chosenLines = async (
  filter: BookFilter,
  keeperId: string,
  farms: ReadonlyMap<string, string>,
  context: Context,
) => {
  const { db, language } = context;
  const { from, to, farmId, seasonId } = filter;
  const season = seasonId === undefined ? null : await findSeason(db, seasonId);
  const line = (what: string, value: string): string => `${what}: ${value}`;
  const farm = farmId === undefined ? undefined : farms.get(farmId);
  return [
    ...(from === undefined ? [] : [line(say(language, 'finance.from'), formatDate(from, language))]),
    ...(to === undefined ? [] : [line(say(language, 'finance.to'), formatDate(to, language))]),
    ...(farm === undefined ? [] : [line(say(language, 'finance.farm'), farm)]),
    ...(season?.keeperId === keeperId
      ? [line(say(language, 'finance.season'), `${season.crop}, ${formatDate(season.plantedOn, language)}`)]
      : []),
  ];
};

export const readStatement = handle(contract, async ({ format, keeperId: named, ...filter }, context) => {
  const { db, clock, language } = context;
  const keeperId = named ?? viewerOf(context).accountId;
  const entries = await findStanding(db, keeperId, filter);
  if (entries.length > mostStatementEntries) throw new Problem('statement-too-long');
  const keeper = await findAccount(db, keeperId);
  const farms = await farmNames(db, keeperId, entries, filter.farmId);
  const about: StatementAbout = {
    language,
    keeper: keeper === null ? '' : `${keeper.first_name} ${keeper.last_name}`,
    chosen: await chosenLines(filter, keeperId, farms, context),
    farms,
    madeAt: clock.now(),
  };
  const { write, mediaType } = writers[format];
  const fileName = `shuka-statement-${dayOf(clock.now())}.${format}`;
  return { bytes: await write(entries, about), mediaType, cacheSeconds: 0, fileName };
});
