import { dayOf } from '#kit/day.ts';
import data from './return-lines.json' with { type: 'json' };
import type { EventKind } from './event-model.ts';
import { returnLines, type LineFigures, type ReturnLine, type Targets } from './return-model.ts';

/** The lines with what they count and where they come from. */
export const returnData = data;

/** What was counted for a return: events by kind, and what the house's own records say. */
export type ReturnCounts = {
  readonly events: ReadonlyMap<EventKind, number>;
  readonly managers: number;
  readonly visitsByManagers: number;
  readonly visitsBySupervisors: number;
  readonly farmFamilies: number;
  readonly issuesSolved: number;
};

type Line = (typeof data.lines)[number];

const eventsOf = ({ kinds }: Line, { events }: ReturnCounts): number =>
  kinds.reduce((sum, kind) => sum + (events.get(kind as EventKind) ?? 0), 0); // a test holds the file to the kinds

/** Farm families for each extension manager, to one decimal; null without a manager. */
const familiesEach = ({ managers, farmFamilies }: ReturnCounts): number | null =>
  managers === 0 ? null : Math.round((farmFamilies * 10) / managers) / 10;

const achieved = (line: Line, counts: ReturnCounts): number | null =>
  ({
    managers: counts.managers,
    'visits-by-managers': counts.visitsByManagers,
    'visits-by-supervisors': counts.visitsBySupervisors,
    'farm-families': counts.farmFamilies,
    'families-each': familiesEach(counts),
    'issues-solved': counts.issuesSolved,
  })[line.line] ?? (line.counts === 'events' ? eventsOf(line, counts) : null);

/** Whole percent; more families for each manager is no better, so that line has none. */
const percentOf = (line: string, achievement: number | null, target: number | null): number | null =>
  line === 'families-each' || achievement === null || target === null || target === 0
    ? null
    : Math.round((achievement * 100) / target);

/** The lines of a return: target, achievement, percentage, in the order of the paper. */
export const returnFigures = (counts: ReturnCounts, targets: Targets): LineFigures[] =>
  returnLines.flatMap((name) => {
    const line = data.lines.find((one) => one.line === name);
    if (line === undefined) return [];
    const achievement = achieved(line, counts);
    const target = targets[name] ?? null;
    return [
      { line: name, target, usualTarget: line.usualTarget, achievement, percent: percentOf(name, achievement, target) },
    ];
  });

/** The targets of several zones as one: the sum where any zone has one; families for each manager cannot be summed. */
export const sumTargets = (all: readonly Targets[]): Targets => {
  const sums: Partial<Record<ReturnLine, number>> = {};
  for (const line of returnLines) {
    const said = all.flatMap((targets) => targets[line] ?? []);
    if (said.length > 0 && line !== 'families-each') sums[line] = said.reduce((sum, one) => sum + one, 0);
  }
  return sums;
};

/** The first and the last day of a year that a return counts; a year that is not over counts to today. */
export const daysOfReturn = (year: number, now: Date): { readonly from: string; readonly to: string } => {
  const today = dayOf(now);
  const last = `${year}-12-31`;
  return { from: `${year}-01-01`, to: today < last ? today : last };
};
