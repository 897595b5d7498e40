import type { ComponentType } from 'react';
import { reportRows, type Report } from '@shuka/domain/reports';
import { loadTasksPage, loadTodayTasks, type InspectionSource } from '#extension';
import { useKept } from '#kit/rows.ts';

/** What reports tell of inspections that are done; one that was corrected tells no more. */
const inspections: InspectionSource = {
  useRows: () => useKept(reportRows),
  seenIn: (rows) => {
    const reports = rows as readonly Report[]; // what `useRows` lists
    const corrected = new Set(reports.map(({ corrects }) => corrects));
    return reports
      .filter(({ id, inspection }) => inspection.inspectionCompleted && !corrected.has(id))
      .map(({ keeperId, farmId, seasonId, inspection, farmReport }) => ({
        keeperId,
        farmId,
        seasonId,
        stage: inspection.inspectionType,
        doneOn: farmReport.reportDate,
      }));
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
