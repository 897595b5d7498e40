import { suggestedHarvestOn, type Season } from '#seasons';
import { taskRuleFor, type TaskRule } from '#settings';
import { addDays, daysBetween } from '#kit/day.ts';
import type { InspectionSeen, InspectionStage } from './farmer-rows.ts';

/** An inspection that nobody made in so many days is made no more: the crop is another one by now. */
const forgottenDays = 120;

/** Of a season that ended so many days ago nothing is asked: no rule counts more days than a year. */
export const longestDays = forgottenDays + 365;

type Growing = Pick<Season, 'id' | 'farmId' | 'crop' | 'variety' | 'plantedOn' | 'endedOn' | 'expectedHarvestOn'>;

/** A season, the key of its crop, and what is known of it. `broughtOn` is the last day of harvest; '' for none yet. */
export type Grown = {
  readonly season: Growing;
  readonly crop: string;
  readonly broughtOn: string;
  readonly seen: readonly Pick<InspectionSeen, 'farmId' | 'seasonId' | 'stage' | 'doneOn' | 'isRevisit'>[];
};

type When = { readonly today: string; readonly rules: readonly TaskRule[] };

type Due = { readonly stage: InspectionStage; readonly from: string; readonly dueOn: string };

/** The stage that a season is at, and from when its inspection is due; null where nothing is known of its end. */
const stageOf = ({ season, broughtOn }: Grown, today: string, daysOf: (stage: InspectionStage) => number): Due => {
  const { plantedOn, endedOn, crop, variety, expectedHarvestOn } = season;
  if (endedOn !== null || broughtOn !== '') {
    const from = addDays(broughtOn === '' ? (endedOn ?? today) : broughtOn, daysOf('post-harvest'));
    return { stage: 'post-harvest', from, dueOn: from };
  }
  const ripeOn = expectedHarvestOn ?? suggestedHarvestOn(crop, variety, plantedOn);
  const harvestFrom = ripeOn === null ? null : addDays(ripeOn, -daysOf('harvest'));
  if (ripeOn !== null && harvestFrom !== null && harvestFrom <= today)
    return { stage: 'harvest', from: harvestFrom, dueOn: ripeOn };
  if (plantedOn > today)
    return { stage: 'pre-planting', from: addDays(plantedOn, -daysOf('pre-planting')), dueOn: plantedOn };
  const middle = addDays(plantedOn, daysOf('mid-season'));
  return { stage: 'mid-season', from: middle, dueOn: middle };
};

/** An inspection that names no season was of this one when it took place on its farm since the land was made ready. */
const isOf = ({ id, farmId, plantedOn }: Growing, stage: InspectionStage, seen: Grown['seen'][number]): boolean =>
  seen.stage === stage &&
  seen.isRevisit !== true &&
  (seen.seasonId === null
    ? seen.farmId === farmId && seen.doneOn >= addDays(plantedOn, -forgottenDays)
    : seen.seasonId === id);

type DueInspection = {
  readonly rule: TaskRule;
  readonly stage: InspectionStage;
  /** 'YYYY-MM-DD'; it is late on any day after. */
  readonly dueOn: string;
};

/** The inspection that a season waits for on a day; null when none is due, or it was made. */
export const inspectionDue = (grown: Grown, { today, rules }: When): DueInspection | null => {
  const { season, crop, seen } = grown;
  const ruleOf = (stage: InspectionStage): TaskRule | null => taskRuleFor(rules, `inspection-${stage}`, crop);
  const { stage, from, dueOn } = stageOf(grown, today, (one) => ruleOf(one)?.days ?? 0);
  const rule = ruleOf(stage);
  if (rule === null || from > today || daysBetween(dueOn, today) > forgottenDays) return null;
  return seen.some((one) => isOf(season, stage, one)) ? null : { rule, stage, dueOn };
};
