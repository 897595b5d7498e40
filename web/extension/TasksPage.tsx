import { useMemo, useState } from 'react';
import { openTasks, tasksByFarmer } from '@shuka/domain/extension';
import { SelectField } from '#kit/field.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { AsideTasks } from './AsideTasks.tsx';
import { isOfGroup, taskGroups } from './task-words.ts';
import { TaskGroups } from './TaskGroups.tsx';
import { useManagerTasks, type InspectionSource } from './use-manager-tasks.ts';

/** Every task of a manager, by farmer, narrowed to a kind; and what was put off. */
export const TasksPage = ({ inspections }: { readonly inspections: InspectionSource }) => {
  const { t } = useWords();
  const { isReady, tasks, names, today } = useManagerTasks(inspections);
  const [group, setGroup] = useState('');
  const [news, setNews] = useState<string | null>(null);
  const open = useMemo(() => openTasks(tasks), [tasks]);
  const aside = useMemo(() => tasks.filter((task) => task.aside !== null), [tasks]);
  const groups = useMemo(() => tasksByFarmer(open.filter((task) => isOfGroup(task, group))), [open, group]);
  if (!isReady) return <Loading />;
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('task.title')}</h1>
      <div className="max-w-sm">
        <SelectField
          name="group"
          label={t('task.kind')}
          value={group}
          onChange={(event) => setGroup(event.target.value)}
        >
          <option value="">{t('task.kindCount', { what: t('task.kindAll'), count: open.length })}</option>
          {taskGroups.map((one) => (
            <option key={one.group} value={one.group}>
              {t('task.kindCount', {
                what: t(one.says),
                count: open.filter((task) => isOfGroup(task, one.group)).length,
              })}
            </option>
          ))}
        </SelectField>
      </div>
      {news !== null && <Notice kind="done">{news}</Notice>}
      {groups.length === 0 && <p>{t('task.none')}</p>}
      <ShowMore key={group} items={groups} step={20}>
        {(shown) => <TaskGroups groups={shown} names={names} today={today} heading="h2" onNews={setNews} />}
      </ShowMore>
      <AsideTasks tasks={aside} names={names} />
    </section>
  );
};
