import { addDays, mondayOf } from '#kit/day.ts';
import type { CareRows } from './farmer-rows.ts';

/** What a manager's dashboard counts. `pending` are farmers who wait for a visit, asked for or planned. */
type CareFigures = {
  readonly visits: number;
  readonly visitsThisWeek: number;
  readonly visitsThisMonth: number;
  readonly pending: number;
  readonly openIssues: number;
};

type Counted = Pick<CareRows, 'visits' | 'requests' | 'issues' | 'plans'>;

type Whose = {
  readonly managerId: string;
  readonly inCare: ReadonlySet<string>;
  /** 'YYYY-MM-DD', in Nigeria. */
  readonly today: string;
};

/** Visits are the manager's own, one that was corrected counted once; what waits is that of the farmers in care now. */
export const careFigures = (
  { visits, requests, issues, plans }: Counted,
  { managerId, inCare, today }: Whose,
): CareFigures => {
  const [monday, month] = [mondayOf(today), today.slice(0, 7)];
  const sunday = addDays(monday, 6);
  // A manager has made thousands: they are walked once, and only the few that were corrected are remembered.
  const corrected = new Set(visits.flatMap(({ corrects }) => corrects ?? []));
  const counts = { visits: 0, visitsThisWeek: 0, visitsThisMonth: 0 };
  for (const visit of visits) {
    if (visit.managerId !== managerId || corrected.has(visit.id)) continue;
    counts.visits += 1;
    if (visit.visitedOn >= monday && visit.visitedOn <= sunday) counts.visitsThisWeek += 1;
    if (visit.visitedOn.startsWith(month)) counts.visitsThisMonth += 1;
  }
  const open = requests.filter(({ state }) => state === 'asked' || state === 'planned');
  const waiting = new Set([...open, ...plans].map(({ keeperId }) => keeperId).filter((id) => inCare.has(id)));
  const openIssues = issues.filter(({ state, keeperId }) => state === 'open' && inCare.has(keeperId)).length;
  return { ...counts, pending: waiting.size, openIssues };
};
