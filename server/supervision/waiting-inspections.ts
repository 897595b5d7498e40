import { inspectionDue, longestDays, type InspectionStage } from '@shuka/domain/extension';
import { cropKey } from '@shuka/domain/seasons';
import type { TaskRule } from '@shuka/domain/settings';
import { addDays } from '@shuka/domain/kit/day.ts';
import { farmsInCare } from '#farms';
import { careOf } from '#relations';
import { findStagesSeenOn, findUnmendedOn, type Unmended } from '#reports';
import { findSeasonsOn, type SeasonInCare } from '#seasons';
import type { Db } from '#kit/db.ts';

export type DueNow = Pick<SeasonInCare, 'managerId' | 'farmerId' | 'farmName'> & {
  readonly stage: InspectionStage;
  readonly dueOn: string;
};

/** Of whose farms, on which day, by which rules: as phones make tasks of them. */
type Asked = { readonly managerIds: readonly string[]; readonly today: string; readonly rules: readonly TaskRule[] };

const byFarm = <One extends { readonly farmId: string }>(all: readonly One[]): ReadonlyMap<string, One[]> => {
  const farms = new Map<string, One[]>();
  for (const one of all) {
    const held = farms.get(one.farmId);
    if (held === undefined) farms.set(one.farmId, [one]);
    else held.push(one);
  }
  return farms;
};

/** The inspections that seasons in the care of these managers wait for, the first that is due first. */
export const findDueInspections = async (db: Db, { managerIds, today, rules }: Asked): Promise<DueNow[]> => {
  const farms = farmsInCare(careOf(managerIds));
  const longAgo = addDays(today, -longestDays);
  const seen = byFarm(await findStagesSeenOn(db, farms, longAgo));
  const due = (await findSeasonsOn(db, farms, longAgo)).flatMap((season): DueNow[] => {
    const { managerId, farmerId, farmName, farmId, broughtOn } = season;
    const grown = { season, crop: cropKey(season.crop), broughtOn, seen: seen.get(farmId) ?? [] };
    const found = inspectionDue(grown, { today, rules });
    return found === null ? [] : [{ managerId, farmerId, farmName, stage: found.stage, dueOn: found.dueOn }];
  });
  return due.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
};

export const findUnmended = (db: Db, managerIds: readonly string[]): Promise<Unmended[]> =>
  findUnmendedOn(db, farmsInCare(careOf(managerIds)));

export const hasFailed = ({ outcome }: Unmended): boolean => outcome === 'failed';

/** Whether something was to be mended before today. */
export const isLate = ({ dueOn }: Unmended, today: string): boolean => dueOn < today;
