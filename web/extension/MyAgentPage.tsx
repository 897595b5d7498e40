import { CalendarPlus, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { agentRows } from '@shuka/domain/extension';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { AgentCard } from './AgentCard.tsx';
import { AskVisitForm } from './AskVisitForm.tsx';
import { IssueList } from './IssueList.tsx';
import { RequestList } from './RequestList.tsx';
import { useIssues, useRequests, useVisits } from './use-extension.ts';
import { VisitList } from './VisitList.tsx';

/** Photos and voices bring much along; the rest of the page does not wait for them. */
const ReportProblemForm = lazy(async () => ({ default: (await import('./ReportProblemForm.tsx')).ReportProblemForm }));

/** A farmer's extension agent: who it is, how to reach them, what they advised, and what to ask of them. */
export const MyAgentPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRow(agentRows, person.accountId);
  return (
    <section className="grid max-w-3xl gap-6">
      <h1 className="text-2xl font-bold">{t('extension.title')}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? <Notice kind="hint">{t('extension.noAgent')}</Notice> : <AgentCard agent={kept.row} />
        }
      </LoadedPart>
      <Asking keeperId={person.accountId} />
      <Between keeperId={person.accountId} />
    </section>
  );
};

/** The two things a farmer asks for, each in a window that keeps what was typed until it is saved. */
const Asking = ({ keeperId }: { keeperId: string }) => {
  const { t } = useWords();
  const [open, setOpen] = useState<'none' | 'visit' | 'problem'>('none');
  const [turn, setTurn] = useState(0);
  const [news, setNews] = useState<WordId | null>(null);
  const close = (): void => setOpen('none');
  const saved = (says: WordId): void => {
    close();
    setTurn(turn + 1);
    setNews(says);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('visit')}>
          <CalendarPlus aria-hidden className="size-5 shrink-0" />
          {t('extension.ask')}
        </Button>
        <Button look="quiet" onClick={() => setOpen('problem')}>
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          {t('extension.report')}
        </Button>
      </div>
      {news !== null && <Notice kind="done">{t(news)}</Notice>}
      <Dialog title={t('extension.ask')} isOpen={open === 'visit'} onClose={close}>
        <AskVisitForm key={turn} onSaved={() => saved('extension.asked')} />
      </Dialog>
      <Dialog title={t('extension.report')} isOpen={open === 'problem'} onClose={close}>
        <Suspense fallback={<Loading />}>
          {open === 'problem' && (
            <ReportProblemForm key={turn} keeperId={keeperId} onSaved={() => saved('extension.reported')} />
          )}
        </Suspense>
      </Dialog>
    </>
  );
};

const Between = ({ keeperId }: { keeperId: string }) => {
  const isOwn = (id: string): boolean => id === keeperId;
  return (
    <>
      <RequestList requests={useRequests(isOwn)} />
      <IssueList issues={useIssues(isOwn)} hands="farmer" />
      <VisitList visits={useVisits(isOwn)} hands="farmer" />
    </>
  );
};
