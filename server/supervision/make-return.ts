import {
  daysOfReturn,
  mostTrainings,
  returnFigures,
  sumTargets,
  trainingKinds,
  type ReturnCounts,
  type YearlyReturn,
} from '@shuka/domain/supervision';
import { countSolvedIn, countVisitsIn, type Span } from '#extension';
import { countCareAt } from '#relations';
import type { Db } from '#kit/db.ts';
import { countEvents, countEventsOf, findEvents } from './event-store.ts';
import { findReturnWords, type ReturnWord } from './return-store.ts';
import { spansOf, type Counted } from './return-spans.ts';
import type { Zone } from './zone-store.ts';

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0);

const countedOf = (year: number, now: Date): Counted => {
  const yearEnd = new Date(`${year + 1}-01-01T00:00:00+01:00`);
  return { ...daysOfReturn(year, now), until: now < yearEnd ? now : yearEnd };
};

const isOfNone = (people: ReadonlySet<string>) => (span: Span) => !people.has(span.managerId);

const countReturn = async (db: Db, zoneIds: readonly string[], counted: Counted): Promise<ReturnCounts> => {
  const { managerIds, ofManagers, supervisors, ofSupervisors } = await spansOf(db, zoneIds, counted);
  return {
    events: await countEvents(db, { zoneIds, ...counted }),
    managers: managerIds.length,
    visitsByManagers: total(await countVisitsIn(db, ofManagers.filter(isOfNone(supervisors)))),
    visitsBySupervisors: total(await countVisitsIn(db, ofSupervisors)),
    farmFamilies: await countCareAt(db, managerIds, counted.until),
    issuesSolved: total(await countSolvedIn(db, ofManagers)),
  };
};

/** What was said of several zones, each under the zone's name; of one alone as it is. */
const joined = (zones: readonly Zone[], words: readonly ReturnWord[], of: 'remarks' | 'constraints'): string => {
  const [only] = words;
  if (zones.length === 1) return only?.[of] ?? '';
  return zones
    .flatMap(({ zoneId, name }) => {
      const text = words.find((word) => word.zoneId === zoneId)?.[of] ?? '';
      return text === '' ? [] : [`${name}: ${text}`];
    })
    .join('\n');
};

type About = Pick<YearlyReturn, 'zoneId' | 'name' | 'stateCode'>;

/** The yearly return of these zones as one, from what the house holds now. */
export const makeReturn = async (
  db: Db,
  zones: readonly Zone[],
  about: About,
  year: number,
  now: Date,
): Promise<YearlyReturn> => {
  const zoneIds = zones.map(({ zoneId }) => zoneId);
  const counted = countedOf(year, now);
  const within = { zoneIds, ...counted };
  const words = await findReturnWords(db, zoneIds, year);
  const trainings = await findEvents(db, within, trainingKinds, mostTrainings);
  const targets = about.zoneId === null ? sumTargets(words.map((word) => word.targets)) : (words[0]?.targets ?? {});
  return {
    ...about,
    year,
    version: about.zoneId === null ? 0 : (words[0]?.version ?? 0),
    lines: returnFigures(await countReturn(db, zoneIds, counted), targets),
    trainings,
    moreTrainings: (await countEventsOf(db, within, trainingKinds)) - trainings.length,
    remarks: joined(zones, words, 'remarks'),
    constraints: joined(zones, words, 'constraints'),
    countedTo: counted.to,
  };
};
