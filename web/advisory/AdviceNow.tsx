import { CalendarCheck } from 'lucide-react';
import { listAdvice, type FarmAdvice } from '@shuka/domain/advisory';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { produceName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { AlertList } from './AlertList.tsx';
import { useSpan } from './use-span.ts';

type Item = FarmAdvice['items'][number];

const Told = ({ advice, changedAt }: { readonly advice: NonNullable<Item['advice']>; changedAt: string | null }) => {
  const { t, say, language } = useWords();
  const span = useSpan();
  const { state, stage, tasks, alerts } = advice;
  return (
    <>
      <p>
        {say(`advisory.state.${state}`)}
        {stage !== null && `: ${say(`advisory.stage.${stage}`)}`}
      </p>
      {tasks.length === 0 && <p>{t('advisory.nothingDue')}</p>}
      <ul className="grid gap-2 empty:hidden">
        {tasks.map((task) => (
          <li key={task.id} className="grid gap-1 border-l-4 border-leaf pl-3">
            <p className="font-semibold">{say(task.says)}</p>
            <p className="text-sm">{span(task)}</p>
          </li>
        ))}
      </ul>
      {alerts.length > 0 && <AlertList alerts={alerts} />}
      {changedAt !== null && (
        <p className="text-sm text-ink-soft">{t('advisory.toldSince', { day: formatDate(changedAt, language) })}</p>
      )}
    </>
  );
};

const SeasonLine = ({ item: { crop, variety, advice, changedAt } }: { readonly item: Item }) => {
  const words = useWords();
  const { t } = words;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="break-words text-lg font-bold">{produceName({ crop, variety }, words)}</h3>
      {advice === null ? <p>{t('advisory.noNightYet')}</p> : <Told advice={advice} changedAt={changedAt} />}
    </li>
  );
};

const Seasons = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const loaded = useLoad(listAdvice, { keeperId });
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => (
        <>
          {items.length === 0 && <p>{t('advisory.noSeasonNow')}</p>}
          <ul className="grid gap-3 empty:hidden md:grid-cols-2">
            {items.map((item) => (
              <SeasonLine key={item.seasonId} item={item} />
            ))}
          </ul>
        </>
      )}
    </LoadedPart>
  );
};

/** What a farmer in care is told about each season now: what is due, and what to beware of. It is asked for where there is a network. */
export const AdviceNow = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <CalendarCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('advisory.now')}
      </h2>
      {isOnline ? <Seasons keeperId={keeperId} /> : <p>{t('advisory.nowNeedsNetwork')}</p>}
    </section>
  );
};
