import { CalendarCheck, CalendarPlus, MessagesSquare, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { agentRows } from '@shuka/domain/extension';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { AgentCard } from './AgentCard.tsx';
import { AskVisitForm } from './AskVisitForm.tsx';
import { ConfirmVisits } from './ConfirmVisits.tsx';
import { IssueList } from './IssueList.tsx';
import { PlannedDay } from './PlannedDay.tsx';
import { RequestList } from './RequestList.tsx';
import { useIssues, useRequests, useVisits } from './use-extension.ts';
import { usePlannedDays } from './use-planned-days.ts';
import { VisitList } from './VisitList.tsx';

/** Photos and voices bring much along; the rest of the page does not wait for them. */
const ReportProblemForm = lazy(async () => (await import('./ReportProblemForm.tsx')).ReportProblemForm);

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
      <PlannedDays keeperId={person.accountId} />
      <ConfirmVisits visits={useVisits((id) => id === person.accountId)} />
      <Asking keeperId={person.accountId} />
      {loaded.state === 'ready' && <Between keeperId={person.accountId} />}
    </section>
  );
};

/** When somebody comes; nothing while no visit is planned. */
const PlannedDays = ({ keeperId }: { keeperId: string }) => (
  <ul className="grid gap-3 empty:hidden">
    {usePlannedDays(keeperId).map((day) => (
      <li key={day} className="flex gap-3 rounded-2xl border border-line bg-paper p-4">
        <CalendarCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        <PlannedDay keeperId={keeperId} day={day} />
      </li>
    ))}
  </ul>
);

/** The way to the messages between the farmer and whoever looks after them. */
const WriteLink = () => {
  const { t } = useWords();
  return (
    <Link
      to="/messages"
      className="inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-5 py-2 font-semibold text-leaf hover:bg-leaf-soft"
    >
      <MessagesSquare aria-hidden className="size-5 shrink-0" />
      {t('extension.write')}
    </Link>
  );
};

/** The two things a farmer asks for, each in a window that keeps what was typed until it is saved. */
const Asking = ({ keeperId }: { keeperId: string }) => {
  const { t } = useWords();
  const [open, setOpen] = useState<'none' | 'visit' | 'problem'>('none');
  const [turn, setTurn] = useState(0);
  const [news, setNews] = useState<WordId | null>(null);
  const close = (): void => setOpen('none');
  const saved = async (says: WordId, forget: () => Promise<void>): Promise<void> => {
    await forget(); // the form that opens next would find it
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
        <WriteLink />
      </div>
      {news !== null && <Notice kind="done">{t(news)}</Notice>}
      <Dialog title={t('extension.ask')} isOpen={open === 'visit'} onClose={close}>
        <FormDraft key={turn} name="ask for a visit">
          {(forget) => <AskVisitForm onSaved={() => saved('extension.asked', forget)} />}
        </FormDraft>
      </Dialog>
      <Dialog title={t('extension.report')} isOpen={open === 'problem'} onClose={close}>
        <Suspense fallback={<Loading />}>
          {open === 'problem' && (
            <FormDraft key={turn} name="tell of a problem">
              {(forget) => (
                <ReportProblemForm keeperId={keeperId} onSaved={() => saved('extension.reported', forget)} />
              )}
            </FormDraft>
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
