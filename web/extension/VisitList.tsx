import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { standingVisits, type Visit } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { loadWithWords } from '#kit/load-with-words.ts';
import { Loading } from '#kit/loading.tsx';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { purposeWords, ratingWords } from './extension-words.ts';

const RateVisitForm = lazy(async () => (await import('./RateVisitForm.tsx')).RateVisitForm);
const VisitDetail = lazy(() =>
  loadWithWords(
    'care',
    import('./VisitDetail.tsx').then((part) => part.VisitDetail),
  ),
);
const CorrectVisit = lazy(async () => (await import('./CorrectVisit.tsx')).CorrectVisit);

/** Whoever reads: the farmer rates, the manager corrects. */
export type Hands = 'farmer' | 'manager';

type Props = { readonly visits: readonly Kept<Visit>[]; readonly hands: Hands };

const aScreenful = 10;

/** The visits to a farmer and what was advised, the latest first. One that was corrected stays, struck through. */
export const VisitList = ({ visits, hands }: Props) => {
  const { t } = useWords();
  const [shown, setShown] = useState(aScreenful);
  const standing = new Set(standingVisits(visits.map(({ row }) => row)).map(({ id }) => id));
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('extension.visits')}</h2>
      {visits.length === 0 && <p>{t('extension.noVisits')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {visits.slice(0, shown).map((kept) => (
          <li key={kept.row.id}>
            <VisitCard kept={kept} isStanding={standing.has(kept.row.id)} hands={hands} />
          </li>
        ))}
      </ul>
      {visits.length > shown && (
        <Button look="bare" onClick={() => setShown(shown + aScreenful)}>
          {t('farms.showMore', { count: visits.length - shown })}
        </Button>
      )}
    </section>
  );
};

type CardProps = { readonly kept: Kept<Visit>; readonly isStanding: boolean; readonly hands: Hands };

const VisitCard = ({ kept: { row: visit, state }, isStanding, hands }: CardProps) => {
  const { t, language } = useWords();
  const struck = isStanding ? '' : 'line-through';
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-3">
        <h3 className={`font-bold ${struck}`}>{formatDate(visit.visitedOn, language)}</h3>
        <StateMark state={state} />
      </header>
      {!isStanding && <p className="font-semibold text-ochre">{t('extension.corrected')}</p>}
      <p className="text-ink-soft">
        {[t(purposeWords[visit.purpose]), visit.managerName].filter((part) => part !== '').join(' · ')}
      </p>
      <p className={`whitespace-pre-line break-words ${struck}`}>{visit.advice}</p>
      {isDetailed(visit, hands) && (
        <Suspense>
          <VisitDetail visit={visit} showsProof={hands === 'manager'} />
        </Suspense>
      )}
      {visit.isConfirmed && (
        <p className="flex gap-2 font-semibold text-leaf">
          <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t('extension.tookPlaceConfirmed')}
        </p>
      )}
      {visit.rating !== null && <Rating visit={visit} />}
      {isStanding && <After visit={visit} hands={hands} />}
    </article>
  );
};

/** Whether there is more to tell than the advice; rows of the first app have neither field. */
const isDetailed = ({ form, seen }: Visit, hands: Hands): boolean =>
  form != null || (hands === 'manager' && seen != null);

const Rating = ({ visit: { rating, ratingNote } }: { visit: Visit }) => {
  const { t } = useWords();
  const says = ratingWords[(rating ?? 0) - 1];
  return (
    <p className="break-words font-semibold">
      {says !== undefined && t('extension.rated', { rating: t(says) })}
      {ratingNote !== '' && <span className="block font-normal">{ratingNote}</span>}
    </p>
  );
};

/** What can be done about a visit that stands. */
const After = ({ visit, hands }: { visit: Visit; hands: Hands }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const says =
    hands === 'manager' ? 'extension.correct' : visit.rating === null ? 'extension.rate' : 'extension.rateAgain';
  return (
    <>
      {!isOpen && (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          {t(says)}
        </Button>
      )}
      <Suspense fallback={<Loading />}>
        {isOpen && hands === 'farmer' && <RateVisitForm visit={visit} onSaved={close} />}
        {isOpen && hands === 'manager' && <CorrectVisit visit={visit} onDone={close} />}
      </Suspense>
    </>
  );
};
