import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { confirmVisit, standingVisits, type Visit } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import type { Kept } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { useAnswered } from './use-answered.ts';

const aFew = 3;

type Props = { readonly visits: readonly Kept<Visit>[] };

/** Asks the farmer of each visit they have not answered for whether it took place; nothing while there is none. */
export const ConfirmVisits = ({ visits }: Props) => {
  const { t } = useWords();
  const answered = useAnswered();
  // Visits that came before there was a question are not asked about: `seen` is missing in those.
  const open = standingVisits(visits.map(({ row }) => row)).filter(
    ({ id, seen, isConfirmed }) => seen != null && !isConfirmed && answered.ids?.includes(id) === false,
  );
  if (open.length === 0 && !answered.isNew) return null;
  return (
    <section className="grid gap-3">
      {answered.isNew && <Notice kind="done">{t('extension.tookPlaceThanks')}</Notice>}
      {open.slice(0, aFew).map((visit) => (
        <Question key={visit.id} visit={visit} onAnswered={() => answered.add(visit.id)} />
      ))}
    </section>
  );
};

const Question = ({ visit, onAnswered }: { visit: Visit; onAnswered: () => void }) => {
  const words = useWords();
  const { t, language } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (tookPlace: boolean): Promise<void> => {
    const result = await submit(confirmVisit, { visitId: visit.id, tookPlace });
    if (result.ok) onAnswered();
    else setProblem(failureWords(result.failure, words));
  };
  const about = { name: visit.managerName, date: formatDate(visit.visitedOn, language) };
  return (
    <article className="grid gap-3 rounded-2xl border-2 border-ochre bg-paper p-4">
      <h2 className="text-lg font-bold">{t('extension.tookPlace')}</h2>
      <p className="break-words">{t('extension.tookPlaceAbout', about)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void answer(true)}>
          <Check aria-hidden className="size-5 shrink-0" />
          {t('extension.tookPlaceYes')}
        </Button>
        <Button look="danger" onClick={() => void answer(false)}>
          <X aria-hidden className="size-5 shrink-0" />
          {t('extension.tookPlaceNo')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t('extension.tookPlaceWho')}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </article>
  );
};
