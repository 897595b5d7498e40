import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Link } from 'wouter';
import { listWaiting, type Waiting } from '@shuka/domain/admin';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { deskOf } from './rooms.ts';

/** What waits, the late first; each line leads to where it is decided. */
export const WaitingPart = () => {
  const { t, language } = useWords();
  const loaded = useLoad(listWaiting, {});
  return (
    <section className="grid gap-3" aria-labelledby="what-waits">
      <h2 id="what-waits" className="text-xl font-bold">
        {t('adminHome.waits')}
      </h2>
      <LoadedPart loaded={loaded}>
        {({ items, rule }) => (
          <>
            {items.length === 0 && (
              <p className="flex items-center gap-2 rounded-2xl border border-line bg-paper p-4">
                <CircleCheck aria-hidden className="size-6 shrink-0 text-leaf" />
                {t('adminHome.nothing')}
              </p>
            )}
            <ul className="grid gap-2 lg:grid-cols-2">
              {items.map((one) => (
                <WaitingLine key={one.kind} one={one} />
              ))}
            </ul>
            <p className="text-sm text-ink-soft">
              {t('adminHome.rule', { version: rule.version, day: formatDate(rule.date, language) })}
            </p>
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const WaitingLine = ({ one: { kind, count, isMore, oldestAt, days, isLate } }: { one: Waiting }) => {
  const { t, say, language } = useWords();
  const Icon = isLate ? CircleAlert : Clock;
  return (
    <li>
      <Link
        to={deskOf[kind]}
        className={`flex min-h-16 items-center gap-3 rounded-2xl border-2 bg-paper p-3 hover:bg-leaf-soft ${isLate ? 'border-danger' : 'border-line'}`}
      >
        <Icon aria-hidden className={`size-7 shrink-0 ${isLate ? 'text-danger' : 'text-leaf'}`} />
        <span className="min-w-0 grow">
          <strong className="block break-words">{say(`adminHome.kind.${kind}`)}</strong>
          <span className="text-sm">
            {t(isLate ? 'adminHome.late' : 'adminHome.since', { day: formatDate(oldestAt, language), days })}
          </span>
        </span>
        <strong className="text-xl tabular-nums">{isMore ? t('adminHome.more', { count }) : count}</strong>
      </Link>
    </li>
  );
};
