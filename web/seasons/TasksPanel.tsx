import { seasonRows } from '@shuka/domain/seasons';
import { useCell } from '#kit/cell.ts';
import { engine } from '#kit/engine.ts';
import { seasonPathsOf } from './season-paths.ts';
import { TaskList } from './TaskList.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';

const farmPage = '/Farmer/farm';

/** What to do this week on all of one's own seasons; nothing while nothing grows. */
export const TasksPanel = () => {
  const accountId = useCell(engine)?.accountId;
  const seasons = rowsOf(useKept(seasonRows)).filter(
    ({ keeperId, endedOn }) => keeperId === accountId && endedOn === null,
  );
  if (seasons.length === 0) return null;
  return <TaskList seasons={seasons} farmOf={({ farmId }) => seasonPathsOf(`${farmPage}/${farmId}`).farm} />;
};
