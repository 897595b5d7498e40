import { CalendarCheck } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Issue } from '@shuka/domain/extension';
import { useWords } from '#kit/words.tsx';
import { ClosedIssues } from './ClosedIssues.tsx';
import { IssueToAnswer } from './IssueToAnswer.tsx';
import { RequestToAnswer } from './RequestToAnswer.tsx';
import { useCareOf } from './use-care-of.ts';
import { VisitList } from './VisitList.tsx';

type Props = {
  readonly keeperId: string;
  /** What another slice offers to do about a problem. */
  readonly Beside?: ComponentType<{ readonly issue: Issue }>;
};

/** What a farmer in care waits for, and the visits to them. */
export const CareOfFarmer = ({ keeperId, Beside }: Props) => {
  const { t } = useWords();
  const { farmer, requests, issues: told, visits } = useCareOf(keeperId);
  const issues = told.filter(({ row }) => row.state === 'open');
  const closed = told.filter(({ row }) => row.state === 'closed');
  return (
    <section className="grid gap-4">
      {requests.length + issues.length > 0 && (
        <h2 className="flex gap-2 text-xl font-bold">
          <CalendarCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
          {t('extension.careOf', { name: farmer })}
        </h2>
      )}
      {requests.map((kept) => (
        <RequestToAnswer key={kept.row.id} kept={kept} farmer={farmer} />
      ))}
      {issues.map((kept) => (
        <IssueToAnswer key={kept.row.id} kept={kept} farmer={farmer}>
          {Beside !== undefined && <Beside issue={kept.row} />}
        </IssueToAnswer>
      ))}
      <ClosedIssues issues={closed} farmer={farmer} />
      <VisitList visits={visits} hands="manager" />
    </section>
  );
};
