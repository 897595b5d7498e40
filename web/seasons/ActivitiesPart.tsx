import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { activityRows, type Activity, type Season } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { CorrectLink } from './CorrectLink.tsx';
import { toldRecords, type Told } from './records.ts';
import { kindIcons } from './season-words.ts';
import { useSeasonPaths } from './season-paths.ts';
import { useKept } from '#kit/rows.ts';

const aScreenful = 20;

/** What was done in a season, the latest first; what was corrected stays, struck through. */
export const ActivitiesPart = ({ season }: { season: Season }) => {
  const { t } = useWords();
  const paths = useSeasonPaths();
  const all = useKept(activityRows);
  const [count, setCount] = useState(aScreenful);
  const told = useMemo(
    () =>
      toldRecords(
        all.filter(({ row }) => row.seasonId === season.id),
        ({ doneOn }) => doneOn,
      ),
    [all, season.id],
  );
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('seasons.activities')}</h2>
      {told.length === 0 && <p>{t('seasons.noActivities')}</p>}
      <ul className="grid gap-2">
        {told.slice(0, count).map((one) => (
          <ActivityItem key={one.kept.row.id} told={one} />
        ))}
      </ul>
      {told.length > count && (
        <Button look="quiet" onClick={() => setCount(count + aScreenful)}>
          {t('farms.showMore', { count: told.length - count })}
        </Button>
      )}
      <Link
        to={paths.activity(season.id)}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
      >
        <Plus aria-hidden className="size-5" />
        {t('seasons.addActivity')}
      </Link>
    </section>
  );
};

const ActivityItem = ({ told: { kept, before } }: { told: Told<Activity> }) => {
  const { say, language } = useWords();
  const paths = useSeasonPaths();
  const { row: activity, state } = kept;
  const Icon = kindIcons[activity.kind];
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-3">
      <p className="flex gap-2 font-bold">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        {say(`seasons.kind.${activity.kind}`)}
      </p>
      <p className="text-sm text-ink-soft">{formatDate(activity.doneOn, language)}</p>
      {activity.note !== '' && <p className="break-words">{activity.note}</p>}
      {before.map((older) => (
        <p key={older.id} className="text-sm text-ink-soft">
          <s>
            {formatDate(older.doneOn, language)}: {say(`seasons.kind.${older.kind}`)}
          </s>
        </p>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StateMark state={state} />
        <CorrectLink to={paths.activity(activity.seasonId, activity.id)} what={say(`seasons.kind.${activity.kind}`)} />
      </div>
    </li>
  );
};
