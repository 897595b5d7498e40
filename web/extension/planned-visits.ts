import type { VisitPlan, VisitRequest } from '@shuka/domain/extension';
import type { Plot } from '@shuka/domain/farms';
import { centreOf } from '@shuka/domain/kit/boundary-centre.ts';
import { addDays } from '@shuka/domain/kit/day.ts';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import type { Kept, RecordState } from '#kit/rows.ts';

/** A visit that is to be made, whoever thought of it: planned by the manager, or promised to a farmer who asked. */
export type PlannedVisit = {
  readonly id: string;
  readonly keeperId: string;
  readonly farmId: string | null;
  readonly plannedOn: string;
  readonly state: RecordState;
  readonly plan: VisitPlan | null;
  readonly request: VisitRequest | null;
};

/** All that is planned and not made yet, the earliest first. */
export const plannedVisits = (
  plans: readonly Kept<VisitPlan>[],
  requests: readonly Kept<VisitRequest>[],
  isInCare: (keeperId: string) => boolean,
): PlannedVisit[] => {
  const own = plans.flatMap(({ row, state }): PlannedVisit[] =>
    row.state !== 'planned' || !isInCare(row.keeperId)
      ? []
      : [
          {
            id: row.id,
            keeperId: row.keeperId,
            farmId: row.farmId,
            plannedOn: row.plannedOn,
            state,
            plan: row,
            request: null,
          },
        ],
  );
  const asked = requests.flatMap(({ row, state }): PlannedVisit[] =>
    row.state !== 'planned' || row.plannedOn === null || !isInCare(row.keeperId)
      ? []
      : [
          {
            id: row.id,
            keeperId: row.keeperId,
            farmId: null,
            plannedOn: row.plannedOn,
            state,
            plan: null,
            request: row,
          },
        ],
  );
  return [...own, ...asked].toSorted((one, other) => (one.plannedOn < other.plannedOn ? -1 : 1));
};

/** The seven days of the week of a day, from Monday. */
export const weekOf = (day: string): string[] => {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, place) => addDays(day, place - sinceMonday));
};

/** Where a visit leads: the middle of the largest plot of its farm, or of all the farmer's; null where none is mapped. */
export const placeOf = ({ keeperId, farmId }: PlannedVisit, plots: readonly Plot[]): Position | null => {
  const there = plots.filter((plot) => plot.keeperId === keeperId && (farmId === null || plot.farmId === farmId));
  const [largest] = there.toSorted((one, other) => other.areaHectares - one.areaHectares);
  return largest === undefined ? null : centreOf(largest.boundary);
};
