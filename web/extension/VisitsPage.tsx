import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import { visitPlanRows, visitRequestRows } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useKept, useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { errandRows } from '@shuka/domain/relations';
import { useToday } from '#kit/today.ts';
import { DayRoute } from './DayRoute.tsx';
import { ErrandsPart } from './ErrandsPart.tsx';
import { PlannedCard } from './PlannedCard.tsx';
import { plannedVisits, type PlannedVisit } from './planned-visits.ts';
import { PlanVisitForm } from './PlanVisitForm.tsx';
import { WeekStrip } from './WeekStrip.tsx';

/** A manager's visits: the week, one day of it in the order of a short way, and what was planned and not made. */
export const VisitsPage = () => {
  const { t } = useWords();
  const loaded = useRows(farmerRows);
  return (
    <section className="grid max-w-3xl gap-5">
      <h1 className="text-2xl font-bold">{t('visit.title')}</h1>
      <LoadedPart loaded={loaded}>{() => <Planned />}</LoadedPart>
    </section>
  );
};

/** Names of the farmers in care, and of those whose farms are to be verified, by their ids. */
const useNames = (): ReadonlyMap<string, string> => {
  const { person } = usePerson();
  const others = useKept(farmerRows).filter(({ row }) => row.id !== person.accountId);
  const errands = useKept(errandRows).map(({ row }) => [row.keeperId, row.keeperName] as const);
  return new Map([...errands, ...others.map(({ row }) => [row.id, `${row.firstName} ${row.lastName}`] as const)]);
};

const Planned = () => {
  const { t, language } = useWords();
  const today = useToday();
  const names = useNames();
  const [day, setDay] = useState(today);
  const planned = plannedVisits(useKept(visitPlanRows), useKept(visitRequestRows), (id) => names.has(id));
  const ofDay = planned.filter(({ plannedOn }) => plannedOn === day);
  return (
    <>
      <PlanButton day={day < today ? today : day} />
      <WeekStrip
        day={day}
        today={today}
        countOf={(one) => planned.filter((visit) => visit.plannedOn === one).length}
        onDay={setDay}
      />
      <section className="grid gap-3">
        <h2 className="text-xl font-bold">{day === today ? t('visit.today') : formatDate(day, language)}</h2>
        {ofDay.length === 0 ? <p>{t('visit.nothingPlanned')}</p> : <DayRoute key={day} visits={ofDay} names={names} />}
      </section>
      <ErrandsPart />
      <Missed visits={planned.filter(({ plannedOn }) => plannedOn < today && plannedOn !== day)} names={names} />
    </>
  );
};

/** Plans one more visit, in a window that keeps what was typed until it is saved. */
const PlanButton = ({ day }: { day: string }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const saved = (): void => {
    setOpen(false);
    setTurn(turn + 1);
  };
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden className="size-5 shrink-0" />
        {t('visit.plan')}
      </Button>
      {turn > 0 && <Notice kind="done">{t('visit.planSaved')}</Notice>}
      <Dialog title={t('visit.plan')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <PlanVisitForm key={turn} day={day} onSaved={saved} />}
      </Dialog>
    </>
  );
};

type MissedProps = { readonly visits: readonly PlannedVisit[]; readonly names: ReadonlyMap<string, string> };

/** What was planned for days gone by and not made; nothing while there is none. */
const Missed = ({ visits, names }: MissedProps) => {
  const { t } = useWords();
  if (visits.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('visit.missed')}</h2>
      <ul className="grid gap-3">
        {visits.map((visit) => (
          <li key={visit.id}>
            <PlannedCard visit={visit} farmer={names.get(visit.keeperId) ?? ''} showsDay />
          </li>
        ))}
      </ul>
    </section>
  );
};
