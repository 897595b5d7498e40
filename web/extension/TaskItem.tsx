import { Check, Clock3, ExternalLink, MessageSquareReply } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'wouter';
import { snoozeTask, type ManagerTask } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { AnswerHere } from './AnswerHere.tsx';
import { SnoozeTaskForm } from './SnoozeTaskForm.tsx';
import { placeOf, taskIcons, taskWords } from './task-words.ts';

type Props = {
  readonly task: ManagerTask;
  readonly farmer: string;
  readonly today: string;
  /** What became of it, to be said where the list stands: the task itself is gone by then. */
  readonly onNews: (news: string) => void;
};

/** One task: what, why, until when, and the ways to do it. */
export const TaskItem = memo(({ task, farmer, today, onNews }: Props) => {
  const words = useWords();
  const { t } = words;
  const { what, why } = taskWords(task, words);
  const [open, setOpen] = useState<'answer' | 'later' | null>(null);
  const Icon = taskIcons[task.kind];
  const later = (until: string): void => onNews(t('task.putOff', { date: formatDate(until, words.language) }));
  return (
    <fieldset aria-label={what} className="grid min-w-0 gap-2 rounded-2xl border border-line bg-paper p-4">
      <p className="flex gap-2 text-lg font-bold">
        <Icon aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
        <span className="min-w-0 break-words">{what}</span>
      </p>
      <p className="break-words">{why}</p>
      <DueLine task={task} today={today} />
      {open === null && <TaskActs task={task} what={what} onOpen={setOpen} />}
      {open === 'answer' && <AnswerHere task={task} farmer={farmer} />}
      {open === 'later' && <SnoozeTaskForm task={task} today={today} onSaved={later} onCancel={() => setOpen(null)} />}
    </fieldset>
  );
});

const DueLine = ({ task: { dueOn, priority }, today }: { task: ManagerTask; today: string }) => {
  const { t, language } = useWords();
  const isLate = dueOn < today;
  const says = isLate ? 'task.lateSince' : 'task.dueBy';
  return (
    <p className={`flex flex-wrap items-center gap-x-3 font-semibold ${isLate ? 'text-danger' : 'text-ink-soft'}`}>
      <span className="flex items-center gap-2">
        <Clock3 aria-hidden className="size-4 shrink-0" />
        {dueOn === today ? t('task.dueToday') : t(says, { date: formatDate(dueOn, language) })}
      </span>
      {priority === 1 && <span className="rounded-full border-2 border-current px-2 text-sm">{t('task.urgent')}</span>}
    </p>
  );
};

type ActsProps = {
  readonly task: ManagerTask;
  readonly what: string;
  readonly onOpen: (open: 'answer' | 'later') => void;
};

const TaskActs = ({ task, what, onOpen }: ActsProps) => {
  const { t } = useWords();
  const { path, says } = placeOf(task);
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      {task.subjectId === null ? (
        <Link to={path} className={link}>
          <ExternalLink aria-hidden className="size-5 shrink-0" />
          {t(says)}
        </Link>
      ) : (
        <Button look="quiet" onClick={() => onOpen('answer')}>
          <MessageSquareReply aria-hidden className="size-5 shrink-0" />
          {t('task.answer')}
        </Button>
      )}
      {task.canBeDone && <DoneButton task={task} what={what} />}
      {task.mostSnoozeDays > 0 && (
        <Button look="bare" className="px-2" aria-label={t('task.laterWhat', { what })} onClick={() => onOpen('later')}>
          <Clock3 aria-hidden className="size-5 shrink-0" />
          {t('task.later')}
        </Button>
      )}
    </div>
  );
};

const link =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border-2 border-leaf px-5 py-2 font-semibold ' +
  'text-leaf hover:bg-leaf-soft';

const DoneButton = ({ task: { id, keeperId }, what }: { task: ManagerTask; what: string }) => {
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const say = async (): Promise<void> => {
    const draft = { id: newId(), taskId: id, keeperId, state: 'done', until: null, reason: '' } as const;
    const result = await submit(snoozeTask, draft);
    setProblem(result.ok ? null : failureWords(result.failure, words));
  };
  return (
    <>
      <Button look="quiet" aria-label={words.t('task.doneWhat', { what })} onClick={() => void say()}>
        <Check aria-hidden className="size-5 shrink-0" />
        {words.t('task.done')}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};
