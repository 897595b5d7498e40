import { Bug } from 'lucide-react';
import { useState } from 'react';
import { percentHit } from '@shuka/domain/advisory';
import type { PassedCase } from '@shuka/domain/library';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { Button } from '#kit/button.tsx';
import { cropNames } from '#kit/crop-name.ts';
import { useWords, type Words } from '#kit/words.tsx';
import { AnswerCaseForm } from './AnswerCaseForm.tsx';
import { CasePhotos } from './CasePhotos.tsx';

type Props = { readonly passed: PassedCase; readonly onAnswered: () => void };

/** Where it is and what grows there: the LGA, no nearer. */
const placeOf = ({ crops, stateCode, lga }: PassedCase, words: Words): string =>
  [cropNames(crops, words), lga, stateCode === null ? null : stateName(stateCode)]
    .filter((part) => part !== null && part !== '')
    .join(' · ');

/** What was found on the field, as it was counted. */
const Walks = ({ walks }: Pick<PassedCase, 'walks'>) => {
  const { t, say, language } = useWords();
  return (
    <ul className="grid gap-2 empty:hidden">
      {walks.map((walk) => (
        <li key={walk.id} className="grid gap-1 border-l-4 border-line-strong pl-3">
          <p className="font-semibold">
            {say(`pests.name.${walk.pest}`)}: {t('pests.percent', { percent: percentHit(walk) })}
          </p>
          <p className="text-sm text-ink-soft">
            {formatDate(walk.scoutedOn, language)}, {say(`pests.stage.${walk.stage}`)}
          </p>
          {walk.note !== '' && <p className="break-words">{walk.note}</p>}
        </li>
      ))}
    </ul>
  );
};

const Said = ({ passed }: { readonly passed: PassedCase }) => {
  const { t, say } = useWords();
  return (
    <div className="grid gap-2 border-l-4 border-leaf pl-3">
      <p className="font-semibold">{t('desk.yourAnswer')}</p>
      <p className="whitespace-pre-line break-words">{passed.answer}</p>
      <ul className="list-disc pl-5 empty:hidden">
        {passed.controls.map((key) => (
          <li key={key}>{say(`pests.control.${key}`)}</li>
        ))}
      </ul>
    </div>
  );
};

/** One case: what is asked, what was told and found, its photos, and the answer. */
export const CaseCard = ({ passed, onAnswered }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const [isOpen, setOpen] = useState(false);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <h3 className="flex gap-2 text-lg font-bold">
        <Bug aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t(passed.kind === 'disease' ? 'desk.caseOfDisease' : 'desk.caseOfPests')}
      </h3>
      <p className="font-semibold">{placeOf(passed, words)}</p>
      <p className="text-sm text-ink-soft">
        {t('desk.caseFrom', { name: passed.managerName, date: formatDate(passed.passedAt, language) })}
      </p>
      <p className="whitespace-pre-line break-words">{passed.question}</p>
      {passed.description !== '' && (
        <p className="whitespace-pre-line break-words">{t('desk.farmerSays', { text: passed.description })}</p>
      )}
      <CasePhotos caseId={passed.id} photoIds={passed.photoIds} />
      <Walks walks={passed.walks} />
      {passed.answeredAt !== null && <Said passed={passed} />}
      {passed.answeredAt === null && !isOpen && (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {t('desk.answerCase')}
        </Button>
      )}
      {passed.answeredAt === null && isOpen && <AnswerCaseForm passed={passed} onDone={onAnswered} />}
    </article>
  );
};
