import { CalendarX, MapPinned, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { AnswerRequestForm } from './AnswerRequestForm.tsx';
import { purposeWords } from './extension-words.ts';
import { MovePlanForm } from './MovePlanForm.tsx';
import type { PlannedVisit } from './planned-visits.ts';
import { timeWords } from './visit-words.ts';

type Props = {
  readonly visit: PlannedVisit;
  readonly farmer: string;
  /** Its place in the day's way. */
  readonly number?: number;
  readonly way?: string;
  readonly showsDay?: boolean;
};

const addressOf = ({ keeperId, plan, request }: PlannedVisit): string =>
  `/extension-farmers/${keeperId}/visit?${plan === null ? `request=${request?.id ?? ''}` : `plan=${plan.id}`}`;

/** One visit that is to be made: begin it, move it or call it off. */
export const PlannedCard = ({ visit, farmer, number, way = '', showsDay = false }: Props) => {
  const { t, language } = useWords();
  const { plan, request, state, plannedOn } = visit;
  const about = [
    showsDay ? formatDate(plannedOn, language) : '',
    plan?.timeOfDay == null ? '' : t(timeWords[plan.timeOfDay]),
    plan === null ? t('visit.asked') : t(purposeWords[plan.purpose]),
  ];
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-3">
        <h3 className="min-w-0 break-words text-lg font-bold">
          {number === undefined ? farmer : `${number}. ${farmer}`}
        </h3>
        <StateMark state={state} />
      </header>
      <p className="text-ink-soft">{about.filter((part) => part !== '').join(' · ')}</p>
      <p className="whitespace-pre-line break-words empty:hidden">{plan?.note ?? request?.reason}</p>
      {way !== '' && (
        <p className="flex gap-2">
          <MapPinned aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {way}
        </p>
      )}
      <Acts visit={visit} />
    </article>
  );
};

const Acts = ({ visit }: { visit: PlannedVisit }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (isOpen)
    return (
      <div className="grid gap-3 border-t border-line pt-3">
        {visit.plan !== null && <MovePlanForm plan={visit.plan} onSaved={close} />}
        {visit.request !== null && <AnswerRequestForm request={visit.request} onSaved={close} />}
        <Button look="bare" onClick={close}>
          {t('form.cancel')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Link
        to={addressOf(visit)}
        className="inline-flex min-h-12 items-center gap-2 rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
      >
        <Play aria-hidden className="size-5 shrink-0" />
        {t('visit.start')}
      </Link>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <CalendarX aria-hidden className="size-5 shrink-0" />
        {t('visit.move')}
      </Button>
    </div>
  );
};
