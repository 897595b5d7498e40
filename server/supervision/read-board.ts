import { boardDays, boardSince, readBoard as contract, type BoardRow } from '@shuka/domain/supervision';
import type { TaskRule } from '@shuka/domain/settings';
import { findNames } from '#accounts';
import { countCare, countFlags, countOpenIssues, countVisitsIn } from '#extension';
import { careOf } from '#relations';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { demandZone } from './demand-zone.ts';
import { findPosted } from './posting-store.ts';
import { isSettled } from './settlement-store.ts';
import { overdueDaysIn, rulesNow } from './task-rules-now.ts';
import { findDueInspections, findUnmended, hasFailed, isLate } from './waiting-inspections.ts';

const byManager = <One extends { readonly managerId: string }>(all: readonly One[]): ReadonlyMap<string, One> =>
  new Map(all.map((one) => [one.managerId, one]));

type InspectionCounts = Pick<BoardRow, 'inspectionsDue' | 'inspectionsFailed' | 'actionsOverdue'>;

/** What waits of inspections, for each of these managers. */
const countInspections = async (
  db: Db,
  managerIds: readonly string[],
  today: string,
  rules: readonly TaskRule[],
): Promise<(managerId: string) => InspectionCounts> => {
  const due = await findDueInspections(db, { managerIds, today, rules });
  const unmended = await findUnmended(db, managerIds);
  return (managerId) => {
    const own = unmended.filter((one) => one.managerId === managerId);
    return {
      inspectionsDue: due.filter((one) => one.managerId === managerId).length,
      inspectionsFailed: own.filter(hasFailed).length,
      actionsOverdue: own.filter((one) => isLate(one, today)).length,
    };
  };
};

/** The rows of a board: one question for each figure, whatever the number of managers. */
const boardRows = async (
  db: Db,
  managerIds: readonly string[],
  since: ReturnType<typeof boardSince>,
  rules: readonly TaskRule[],
): Promise<BoardRow[]> => {
  const care = careOf(managerIds);
  const people = new Map((await findNames(db, managerIds)).map((person) => [person.accountId, person]));
  const counts = byManager(await countCare(db, care, since));
  const issues = byManager(await countOpenIssues(db, care));
  const flags = await countFlags(db, managerIds, since.flagsFrom, isSettled);
  const inspections = await countInspections(db, managerIds, since.today, rules);
  const months = managerIds.map((managerId) => ({ managerId, from: since.monthFrom, to: since.today }));
  const visits = await countVisitsIn(db, months);
  return managerIds.map((managerId) => {
    const [person, counted, waiting] = [people.get(managerId), counts.get(managerId), issues.get(managerId)];
    return {
      managerId,
      name: person === undefined ? '' : `${person.firstName} ${person.lastName}`,
      phone: person?.phone ?? '',
      farmers: counted?.farmers ?? 0,
      visitedShort: counted?.visitedShort ?? 0,
      visitedLong: counted?.visitedLong ?? 0,
      visitsThisMonth: visits.get(managerId) ?? 0,
      overdue: counted?.overdue ?? 0,
      openIssues: waiting?.total ?? 0,
      oldestIssueAt: waiting?.oldestAt ?? null,
      ...inspections(managerId),
      flags: flags.filter((one) => one.managerId === managerId).map(({ flag, total }) => ({ flag, total })),
    };
  });
};

export const readBoard = handle(contract, async ({ zoneId }, { db, clock }) => {
  const { name, stateCode } = await demandZone(db, zoneId);
  const rules = await rulesNow(db);
  const overdueDays = overdueDaysIn(rules);
  const ids = (await findPosted(db, zoneId)).map(({ managerId }) => managerId);
  const rows = ids.length === 0 ? [] : await boardRows(db, ids, boardSince(clock.now(), overdueDays), rules);
  return {
    zoneId,
    name,
    stateCode,
    madeAt: clock.now().toISOString(),
    shortDays: boardDays.coverageShortDays.value,
    longDays: boardDays.coverageLongDays.value,
    flagDays: boardDays.flagDays.value,
    overdueDays,
    managers: rows.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
});
