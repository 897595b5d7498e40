import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { openTasks, tasksByFarmer } from '@shuka/domain/extension';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { useManagerTasks, type InspectionSource } from './use-manager-tasks.ts';

/** So many stand on the dashboard; the others are one step away. */
const first = 5;

/** What a manager does today: the most pressing tasks, and the way to all of them. */
export const TodayTasks = ({ inspections }: { readonly inspections: InspectionSource }) => {
  const { t } = useWords();
  const { isReady, tasks, names, today } = useManagerTasks(inspections);
  const [news, setNews] = useState<string | null>(null);
  const open = useMemo(() => openTasks(tasks), [tasks]);
  const shown = open.slice(0, first);
  if (!isReady) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('task.title')}</h2>
      {news !== null && <Notice kind="done">{news}</Notice>}
      {open.length === 0 && <p>{t('task.none')}</p>}
      <TaskGroups groups={tasksByFarmer(shown)} names={names} today={today} heading="h3" onNews={setNews} />
      {tasks.length > shown.length && (
        <Link
          to="/ExtensionManager/tasks"
          className="inline-flex min-h-12 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
        >
          {t('task.showAll', { count: open.length })}
        </Link>
      )}
    </section>
  );
};
