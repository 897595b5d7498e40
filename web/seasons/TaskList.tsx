import { Check, Clock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import {
  activityRows,
  harvestRows,
  recordActivity,
  tasksThisWeek,
  type Season,
  type Task,
} from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { kindIcons } from './season-words.ts';
import { SourceDetails } from './SourceDetails.tsx';
import { seasonPathsOf } from './season-paths.ts';
import { rowsOf, useKept } from '#kit/rows.ts';
import { today } from '#kit/today.ts';

type Props = {
  readonly seasons: readonly Season[];
  /** The address of a season's farm, for whoever looks. */
  readonly farmOf: (season: Season) => string;
};

const useTasks = (seasons: readonly Season[], day: string): Task[] => {
  const activities = useKept(activityRows);
  const harvests = useKept(harvestRows);
  return useMemo(
    () => tasksThisWeek(seasons, rowsOf(activities), day, rowsOf(harvests)),
    [seasons, activities, harvests, day],
  );
};

/** What to do this week, each with a button that says that it is done. */
export const TaskList = ({ seasons, farmOf }: Props) => {
  const { t } = useWords();
  const day = today();
  const tasks = useTasks(seasons, day);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('tasks.title')}</h2>
      {tasks.length === 0 && <p>{t('tasks.none')}</p>}
      <ul className="grid gap-3">
        {tasks.map((task) => {
          const season = seasons.find(({ id }) => id === task.seasonId);
          return season === undefined ? null : (
            <TaskItem key={`${task.seasonId} ${task.id}`} task={task} season={season} farm={farmOf(season)} day={day} />
          );
        })}
      </ul>
    </section>
  );
};

type ItemProps = { readonly task: Task; readonly season: Season; readonly farm: string; readonly day: string };

const TaskItem = ({ task, season, farm, day }: ItemProps) => {
  const words = useWords();
  const { t, say, language } = words;
  const Icon = kindIcons[task.activity];
  const paths = seasonPathsOf(farm);
  const { expectedHarvestOn } = season;
  const isWritten = task.id === 'harvest' && expectedHarvestOn !== null;
  const until = task.until === null ? null : formatDate(task.until, language);
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <p className="flex gap-2 text-lg font-bold">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {say(task.says)}
      </p>
      <p>
        <Link to={paths.season(season.id)} className="inline-flex min-h-11 items-center font-semibold text-leaf">
          {cropName(season.crop, words)}
        </Link>
      </p>
      {until !== null && (
        <p className={`flex gap-2 ${task.isLate ? 'font-semibold text-ochre' : ''}`}>
          <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t(task.isLate ? 'tasks.late' : 'tasks.until', { day: until })}
        </p>
      )}
      {isWritten && (
        <p className="text-sm text-ink-soft">
          {t('tasks.harvestExpected', { day: formatDate(expectedHarvestOn, language) })}{' '}
          {task.isEstimate && t('seasons.estimate')}
        </p>
      )}
      {!isWritten && <SourceDetails source={task.source} isEstimate={task.isEstimate} />}
      {task.id === 'harvest' ? (
        <Link
          to={paths.harvest(season.id)}
          className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
        >
          {t('seasons.addHarvest')}
        </Link>
      ) : (
        <DoneButton task={task} season={season} day={day} />
      )}
    </li>
  );
};

/** One tap records the work as done today. */
const DoneButton = ({ task, season, day }: Omit<ItemProps, 'farm'>) => {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const record = async (): Promise<void> => {
    setBusy(true);
    const done = await submit(recordActivity, {
      id: newId(),
      seasonId: season.id,
      farmId: season.farmId,
      keeperId: season.keeperId,
      kind: task.activity,
      doneOn: day,
      note: '',
      corrects: null,
    });
    setBusy(false);
    setProblem(done.ok ? null : failureWords(done.failure, words));
  };
  return (
    <>
      <Button
        className="justify-self-start"
        disabled={isBusy}
        aria-label={words.t('tasks.doneWhat', { what: words.say(task.says) })}
        onClick={() => void record()}
      >
        <Check aria-hidden className="size-5" />
        {words.t('tasks.done')}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};
