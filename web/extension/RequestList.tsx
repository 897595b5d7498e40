import { CalendarCheck, CalendarClock, CalendarX, CircleCheck, type LucideProps } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { RequestState, VisitRequest } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { Kept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { CareAnswer, CareHead } from './care-parts.tsx';
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
      <CareHead Icon={Icon} colour="text-leaf" state={state}>
        {row.state === 'planned' && row.plannedOn !== null
          ? t('extension.plannedFor', { date: formatDate(row.plannedOn, language) })
          : t(stateWords[row.state])}
      </CareHead>
      {farmer !== undefined && <p className="break-words font-semibold">{farmer}</p>}
      <p className="whitespace-pre-line break-words">{row.reason}</p>
      {row.wantedOn !== null && row.state === 'asked' && (
        <p className="text-ink-soft">{t('extension.wantedFor', { date: formatDate(row.wantedOn, language) })}</p>
      )}
      <CareAnswer answer={row.answer} />
      {children}
    </article>
  );
};
