import { CalendarCheck } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { useWords } from '#kit/words.tsx';
import { useAgent, useRequests, useToday } from './use-extension.ts';

/** The next visit that is planned, for a farmer's dashboard; nothing when none is. */
export const NextVisitPanel = () => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const agent = useAgent(person.accountId);
  const today = useToday();
  const [next] = useRequests((keeperId) => keeperId === person.accountId)
    .flatMap(({ row }) =>
      row.state === 'planned' && row.plannedOn !== null && row.plannedOn >= today ? [row.plannedOn] : [],
    )
    .toSorted();
  if (next === undefined) return null;
  const date = formatDate(next, language);
  return (
    <Link to="/extension-agent-dashboard" className="flex min-h-12 gap-3 rounded-2xl border border-line bg-paper p-4">
      <CalendarCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
      <span className="min-w-0 break-words font-semibold">
        {agent === null ? t('extension.nextVisit', { date }) : t('extension.nextVisitBy', { date, name: agent.name })}
      </span>
    </Link>
  );
};
