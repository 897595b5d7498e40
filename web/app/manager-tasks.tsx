import { useMemo, type ComponentType } from 'react';
import { inspectionRows, openPoints, reportRows, unmended, type Inspection, type Report } from '@shuka/domain/reports';
import { loadTasksPage, loadTodayTasks, type InspectionSource } from '#extension';
import { useKept, type Kept } from '#kit/rows.ts';

type Told = Report | Inspection;

const isInspection = (told: Told): told is Inspection => 'checklistVersion' in told;

const isDoneReport = (told: Told): told is Report => !isInspection(told) && told.inspection.inspectionCompleted;

const ofReport = ({ inspection, farmReport }: Report) => ({
  stage: inspection.inspectionType,
  doneOn: farmReport.reportDate,
});

const ofInspection = (inspection: Inspection, waits: boolean) => {
  const open = openPoints(inspection);
  const [dueOn] = open.map((point) => point.dueOn).toSorted();
  const toMend = waits && dueOn !== undefined ? { inspectionId: inspection.id, points: open.length, dueOn } : null;
  return { stage: inspection.stage, doneOn: inspection.inspectedOn, isRevisit: inspection.follows !== null, toMend };
};

const placeIn = ({ keeperId, farmId, seasonId }: Told) => ({ keeperId, farmId, seasonId });

/** Both kinds of records as one list, newest id first, as phones list each. */
const useTold = (): readonly Kept<Told>[] => {
  const reports = useKept(reportRows);
  const inspections = useKept(inspectionRows);
  return useMemo(
    () =>
      inspections.length === 0
        ? reports
        : [...reports, ...inspections].sort((one, other) => (one.row.id < other.row.id ? 1 : -1)),
    [reports, inspections],
  );
};

/** What reports and inspections tell of stages that were inspected; one that was corrected tells no more. */
const inspections: InspectionSource = {
  useRows: useTold,
  seenIn: (rows) => {
    const told = rows as readonly Told[]; // what `useRows` lists
    const corrected = new Set(told.map(({ corrects }) => corrects));
    const standing = told.filter(({ id }) => !corrected.has(id));
    const inspected = standing.filter(isInspection);
    const waiting = new Set(unmended(inspected).map(({ id }) => id));
    return [
      ...standing.filter(isDoneReport).map((one) => ({ ...placeIn(one), ...ofReport(one) })),
      ...inspected.map((one) => ({ ...placeIn(one), ...ofInspection(one, waiting.has(one.id)) })),
    ];
  },
};

const withInspections = async (
  screen: Promise<ComponentType<{ readonly inspections: InspectionSource }>>,
): Promise<ComponentType> => {
  const Screen = await screen;
  return () => <Screen inspections={inspections} />;
};

/** What a manager does today, for the dashboard. */
export const loadManagerToday = (): Promise<ComponentType> => withInspections(loadTodayTasks());

/** Every task of a manager, a screen of its own. */
export const loadManagerTasksPage = (): Promise<ComponentType> => withInspections(loadTasksPage());
