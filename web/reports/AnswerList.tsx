import { checklistOf, groupsOf, type Answer, type Inspection } from '@shuka/domain/reports';
import { useWords } from '#kit/words.tsx';
import { groupWords, verdictLooks } from './inspection-words.ts';
import { PhotoStrip } from './PhotoStrip.tsx';

/** What was asked and answered, part by part; nothing for a re-visit that looked at open points alone. */
export const AnswerList = ({ inspection }: { inspection: Inspection }) => {
  const { t, say } = useWords();
  const { answers, checklistVersion, stage } = inspection;
  if (answers.length === 0) return null;
  const items = checklistOf(checklistVersion, stage) ?? [];
  const answerOf = new Map(answers.map((answer) => [answer.itemId, answer]));
  return (
    <details className="rounded-2xl border border-line bg-paper p-4">
      <summary className="min-h-11 cursor-pointer content-center text-lg font-bold">
        {t('inspection.allAnswers')}
      </summary>
      {groupsOf(items).map((group) => (
        <section key={group} className="mt-3 grid gap-2">
          <h3 className="font-bold">{t(groupWords[group])}</h3>
          <ul className="grid gap-2">
            {items
              .filter((item) => item.group === group)
              .map(({ id }) => (
                <AnsweredItem key={id} item={say(`inspection.item.${id}`)} answer={answerOf.get(id)} />
              ))}
          </ul>
        </section>
      ))}
      <p className="mt-4 text-sm text-ink-soft">{t('inspection.checklistIs', { version: checklistVersion })}</p>
    </details>
  );
};

const AnsweredItem = ({ item, answer }: { item: string; answer: Answer | undefined }) => {
  const { t } = useWords();
  const { says, Icon, colour } = verdictLooks[answer?.verdict ?? 'does-not-apply'];
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        <span>
          {item} <span className="text-ink-soft">({t(says)})</span>
        </span>
        {answer !== undefined && answer.note !== '' && (
          <span className="whitespace-pre-line break-words">{answer.note}</span>
        )}
        <PhotoStrip photoIds={answer?.photoIds ?? []} />
      </div>
    </li>
  );
};
