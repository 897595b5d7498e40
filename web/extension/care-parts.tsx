import { ClipboardPen } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import type { RecordState } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';

type HeadProps = {
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  readonly colour?: string;
  readonly state: RecordState;
  readonly children: ReactNode;
};

/** The head of a request or a problem. What the server took needs no mark: 'Accepted' would read as the manager's answer. */
export const CareHead = ({ Icon, colour = '', state, children }: HeadProps) => (
  <header className="flex flex-wrap items-start justify-between gap-x-3">
    <h3 className="flex gap-2 font-bold">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      {children}
    </h3>
    {state !== 'accepted' && <StateMark state={state} />}
  </header>
);

/** What the manager answered; nothing while they did not. */
export const CareAnswer = ({ answer }: { readonly answer: string }) => {
  const { t } = useWords();
  if (answer === '') return null;
  return (
    <p className="whitespace-pre-line break-words border-l-4 border-leaf pl-3">
      {t('extension.answerSays', { answer })}
    </p>
  );
};

/** The way to write down a visit, and that the last one was saved. */
export const BeginVisit = ({ isSaved, onBegin }: { readonly isSaved: boolean; readonly onBegin: () => void }) => {
  const { t } = useWords();
  return (
    <>
      <Button className="justify-self-start" onClick={onBegin}>
        <ClipboardPen aria-hidden className="size-5 shrink-0" />
        {t('extension.recordVisit')}
      </Button>
      {isSaved && <Notice kind="done">{t('extension.visitSaved')}</Notice>}
    </>
  );
};
