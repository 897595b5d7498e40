import { CalendarCheck, CalendarClock, CalendarX, CircleCheck, type LucideProps } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { RequestState, VisitRequest } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { stateWords } from './extension-words.ts';

const icons = {
  asked: CalendarClock,
  planned: CalendarCheck,
  done: CircleCheck,
  declined: CalendarX,
} as const satisfies Record<RequestState, ComponentType<LucideProps>>;

type Props = { readonly requests: readonly Kept<VisitRequest>[] };

/** The visits that were asked for, with what became of each; nothing while none was. */
export const RequestList = ({ requests }: Props) => {
  const { t } = useWords();
  if (requests.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('extension.requests')}</h2>
      <ul className="grid gap-3">
        {requests.map((kept) => (
          <li key={kept.row.id}>
            <RequestCard kept={kept} />
          </li>
        ))}
      </ul>
    </section>
  );
};

type CardProps = { readonly kept: Kept<VisitRequest>; readonly farmer?: string; readonly children?: ReactNode };

/** One request: why, when, and the answer. `farmer` is the name of who asks, where that is not the reader. */
export const RequestCard = ({ kept: { row, state }, farmer, children }: CardProps) => {
  const { t, language } = useWords();
  const Icon = icons[row.state];
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-3">
        <h3 className="flex gap-2 font-bold">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {row.state === 'planned' && row.plannedOn !== null
            ? t('extension.plannedFor', { date: formatDate(row.plannedOn, language) })
            : t(stateWords[row.state])}
        </h3>
        {/* What the server took needs no mark: 'Accepted' would read as the manager's answer. */}
        {state !== 'accepted' && <StateMark state={state} />}
      </header>
      {farmer !== undefined && <p className="break-words font-semibold">{farmer}</p>}
      <p className="whitespace-pre-line break-words">{row.reason}</p>
      {row.wantedOn !== null && row.state === 'asked' && (
        <p className="text-ink-soft">{t('extension.wantedFor', { date: formatDate(row.wantedOn, language) })}</p>
      )}
      {row.answer !== '' && (
        <p className="whitespace-pre-line break-words border-l-4 border-leaf pl-3">
          {t('extension.answerSays', { answer: row.answer })}
        </p>
      )}
      {children}
    </article>
  );
};
