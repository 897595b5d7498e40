import { CalendarCheck } from 'lucide-react';
import { Link } from 'wouter';
import { usePerson } from '#accounts';
import { PlannedDay } from './PlannedDay.tsx';
import { usePlannedDays } from './use-planned-days.ts';

/** The next visit that is planned, for a farmer's dashboard; nothing when none is. */
export const NextVisitPanel = () => {
  const { person } = usePerson();
  const [next] = usePlannedDays(person.accountId);
  if (next === undefined) return null;
  return (
    <Link to="/extension-agent-dashboard" className="flex min-h-12 gap-3 rounded-2xl border border-line bg-paper p-4">
      <CalendarCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
      <PlannedDay keeperId={person.accountId} day={next} />
    </Link>
  );
};
