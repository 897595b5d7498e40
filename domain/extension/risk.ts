import { suggestedHarvestOn, seasonKilograms, standingHarvests, type Season } from '#seasons';
import { taskRuleFor, type TaskRule } from '#settings';
import { daysBetween } from '#kit/day.ts';
import { lastVisitOn, type FarmerRows } from './farmer-rows.ts';

export type RiskLevel = 'low' | 'medium' | 'high';

/** Why a farmer is at risk: the id of its words, and the figures in them. */
type RiskReason = {
  readonly says: 'task.riskNoVisit' | 'task.riskNeverVisited' | 'task.riskPests' | 'task.riskLate' | 'task.riskHarvest';
  readonly values: Readonly<Record<string, string | number>>;
  /** How much it counts. */
  readonly weight: 1 | 2;
};

export type Risk = { readonly level: RiskLevel; readonly reasons: readonly RiskReason[] };

/** A harvest may be so late before it is a worry; an estimate of the house. */
const lateDays = 21;
/** Below this share of what was expected a harvest was poor; an estimate of the house. */
const poorShare = 0.7;
/** An older bad harvest says little about this year. */
const memoryDays = 365;

/** As the rules begin with; for a house whose admins switched the rule of overdue visits off. */
const usualVisitDays = 28;

type Rows = Pick<FarmerRows, 'caredSince' | 'visits' | 'issues' | 'seasons' | 'harvests'>;

const noVisit = (rows: Rows, today: string, rules: readonly TaskRule[]): RiskReason[] => {
  const most = taskRuleFor(rules, 'overdue-visit')?.days ?? usualVisitDays;
  const last = lastVisitOn(rows);
  const days = daysBetween(last ?? rows.caredSince ?? today, today);
  if (days <= most) return [];
  return [
    {
      says: last === null ? 'task.riskNeverVisited' : 'task.riskNoVisit',
      values: { days },
      weight: days > most * 2 ? 2 : 1,
    },
  ];
};

const pests = ({ issues }: Rows): RiskReason[] => {
  const open = issues.filter(({ state, kind }) => state === 'open' && (kind === 'pests' || kind === 'disease'));
  return open.length === 0 ? [] : [{ says: 'task.riskPests', values: { count: open.length }, weight: 2 }];
};

const lateSeason = (season: Season, harvested: ReadonlySet<string>, today: string): RiskReason[] => {
  const { crop, variety, plantedOn, expectedHarvestOn, endedOn } = season;
  const due = expectedHarvestOn ?? suggestedHarvestOn(crop, variety, plantedOn);
  if (endedOn !== null || due === null || harvested.has(season.id)) return [];
  const days = daysBetween(due, today);
  return days > lateDays ? [{ says: 'task.riskLate', values: { crop, days }, weight: 1 }] : [];
};

const poorHarvest = (season: Season, { harvests }: Rows, today: string): RiskReason[] => {
  const { crop, expectedKilograms, endedOn } = season;
  if (endedOn === null || expectedKilograms === null || daysBetween(endedOn, today) > memoryDays) return [];
  const share = seasonKilograms(season.id, harvests) / expectedKilograms;
  if (share >= poorShare) return [];
  return [{ says: 'task.riskHarvest', values: { crop, percent: Math.round(share * 100) }, weight: 1 }];
};

/**
 * How likely a farmer is to lose, by what this phone knows: no visit for long (more than twice as long counts twice), an
 * open problem of pests or disease (counts twice), a harvest that is overdue, a harvest far below what was expected.
 * Nothing is low, up to 2 is medium, more is high.
 * @param rules the newest rules of tasks.
 */
export const riskOf = (rows: Rows, today: string, rules: readonly TaskRule[]): Risk => {
  const harvested = new Set(standingHarvests(rows.harvests).map(({ seasonId }) => seasonId));
  const reasons = [
    ...pests(rows),
    ...noVisit(rows, today, rules),
    ...rows.seasons.flatMap((season) => lateSeason(season, harvested, today)),
    ...rows.seasons.flatMap((season) => poorHarvest(season, rows, today)),
  ];
  const weight = reasons.reduce((sum, reason) => sum + reason.weight, 0);
  return { level: weight === 0 ? 'low' : weight <= 2 ? 'medium' : 'high', reasons };
};
