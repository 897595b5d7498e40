import { Undo2 } from 'lucide-react';
import { snoozeTask, taskSnoozeRows, type ManagerTask, type TaskSnooze } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button } from '#kit/button.tsx';
import { useRow } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { taskWords } from './task-words.ts';

type Props = { readonly tasks: readonly ManagerTask[]; readonly names: ReadonlyMap<string, string> };

/** What was put off or said to be done, and the way back; nothing while there is none. */
export const AsideTasks = ({ tasks, names }: Props) => {
  const { t } = useWords();
  if (tasks.length === 0) return null;
  return (
    <details className="grid gap-3">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        {t('task.aside', { count: tasks.length })}
      </summary>
      <ShowMore items={tasks} step={20}>
        {(shown) => (
          <ul className="grid gap-3 md:grid-cols-2">
            {shown.map((task) =>
              task.aside === null ? null : (
                <li key={task.id}>
                  <AsideTask task={task} word={task.aside} farmer={names.get(task.keeperId) ?? ''} />
                </li>
              ),
            )}
          </ul>
        )}
      </ShowMore>
    </details>
  );
};

const AsideTask = ({ task, word, farmer }: { task: ManagerTask; word: TaskSnooze; farmer: string }) => {
  const words = useWords();
  const { t, language } = words;
  const kept = useRow(taskSnoozeRows, word.id);
  const state = kept.state === 'ready' ? (kept.value?.state ?? 'accepted') : 'accepted';
  const { what } = taskWords(task, words);
  const bringBack = (): void => {
    const { id: taskId, keeperId } = task;
    void submit(snoozeTask, { id: newId(), taskId, keeperId, state: 'open', until: null, reason: '' });
  };
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-3">
        <p className="min-w-0 break-words font-bold">{what}</p>
        <StateMark state={state} />
      </header>
      <p className="break-words">{farmer}</p>
      <p className="break-words text-ink-soft">
        {word.until === null
          ? t('task.asideDone', { date: formatDate(word.createdAt, language) })
          : t('task.asideUntil', { date: formatDate(word.until, language), reason: word.reason })}
      </p>
      <Button look="quiet" className="justify-self-start" onClick={bringBack}>
        <Undo2 aria-hidden className="size-5 shrink-0" />
        {t('task.bringBack')}
      </Button>
    </article>
  );
};
