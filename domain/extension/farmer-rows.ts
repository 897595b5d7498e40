import type { Activity, Harvest, Season } from '#seasons';
import type { Issue } from './issue-model.ts';
import type { DueMilestone } from './milestone-model.ts';
import type { Agent, Visit, VisitRequest } from './model.ts';
import { standingVisits } from './rules.ts';
import type { TaskSnooze } from './snooze-model.ts';

/** The stages of an inspection, as reports name them. */
export type InspectionStage = 'pre-planting' | 'mid-season' | 'harvest' | 'post-harvest';

/** An inspection that took place, by whatever record says so. `seasonId` is null where the record names the farm alone. */
export type InspectionSeen = {
  readonly keeperId: string;
  readonly farmId: string;
  readonly seasonId: string | null;
  readonly stage: InspectionStage;
  readonly doneOn: string;
  /** What it left to be mended and nobody looked at again: how many points, and the first day one is due by. */
  readonly toMend?: { readonly inspectionId: string; readonly points: number; readonly dueOn: string } | null;
  /** A re-visit looks at open points alone: the stage was inspected by the one before. */
  readonly isRevisit?: boolean;
};

/** A visit that a manager means to make, and has not made yet. */
export type PlannedVisit = {
  readonly id: string;
  readonly keeperId: string;
  readonly farmId: string | null;
  readonly plannedOn: string;
};

/** What a manager's phone has of its farmers, as flat lists of records. */
export type CareRows = {
  readonly agents: readonly Pick<Agent, 'id' | 'since'>[];
  readonly seasons: readonly Season[];
  readonly activities: readonly Activity[];
  readonly harvests: readonly Harvest[];
  readonly visits: readonly Visit[];
  readonly requests: readonly VisitRequest[];
  readonly issues: readonly Issue[];
  readonly inspections: readonly InspectionSeen[];
  readonly plans: readonly PlannedVisit[];
  readonly milestones: readonly DueMilestone[];
  readonly snoozes: readonly TaskSnooze[];
};

/** The same of one farmer. `caredSince` is the day the manager began to look after them; null where nobody knows. */
export type FarmerRows = Omit<CareRows, 'agents'> & { readonly keeperId: string; readonly caredSince: string | null };

const none = {
  seasons: [],
  activities: [],
  harvests: [],
  visits: [],
  requests: [],
  issues: [],
  inspections: [],
  plans: [],
  milestones: [],
  snoozes: [],
};

/** A farmer of whom there is nothing yet. */
export const emptyFarmerRows = (keeperId: string, caredSince: string | null): FarmerRows => ({
  keeperId,
  caredSince,
  ...none,
});

/** The day of the last visit to a farmer; null when there was none. A visit that was corrected counts as corrected. */
export const lastVisitOn = ({ visits }: Pick<FarmerRows, 'visits'>): string | null =>
  standingVisits(visits).reduce<string | null>(
    (last, { visitedOn }) => (last === null || visitedOn > last ? visitedOn : last),
    null,
  );
