import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import type { Farm } from '@shuka/domain/farms';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { IssueToAnswer } from './IssueToAnswer.tsx';
import { RecordVisitForm } from './RecordVisitForm.tsx';
import { RequestToAnswer } from './RequestToAnswer.tsx';
import { isOpenRequest, useIssues, useRequests, useVisits } from './use-extension.ts';
import { VisitList } from './VisitList.tsx';

/** On a farm's page, for the manager who looks after its keeper: what they wait for, and the visits to them. */
export const FarmCarePanel = ({ farm: { id: farmId, keeperId } }: { farm: Farm }) => {
  const { t } = useWords();
  const loaded = useRow(farmerRows, keeperId);
  const keeper = loaded.state === 'ready' ? loaded.value?.row : undefined;
  const farmer = keeper === undefined ? '' : `${keeper.firstName} ${keeper.lastName}`;
  const isKeeper = (id: string): boolean => id === keeperId;
  const requests = useRequests(isKeeper).filter(({ row }) => isOpenRequest(row));
  const issues = useIssues(isKeeper).filter(({ row }) => row.state === 'open');
  return (
    <section className="grid gap-5">
      <h2 className="text-xl font-bold">{t('extension.careOf', { name: farmer })}</h2>
      <RecordHere farmId={farmId} keeperId={keeperId} />
      {requests.map((kept) => (
        <RequestToAnswer key={kept.row.id} kept={kept} farmer={farmer} />
      ))}
      {issues.map((kept) => (
        <IssueToAnswer key={kept.row.id} kept={kept} farmer={farmer} />
      ))}
      <VisitList visits={useVisits(isKeeper)} hands="manager" />
    </section>
  );
};

const RecordHere = ({ farmId, keeperId }: { farmId: string; keeperId: string }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const close = (hasSaved: boolean): void => {
    setOpen(false);
    setSaved(hasSaved);
  };
  if (!isOpen)
    return (
      <>
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          <ClipboardPen aria-hidden className="size-5 shrink-0" />
          {t('extension.recordVisit')}
        </Button>
        {isSaved && <Notice kind="done">{t('extension.visitSaved')}</Notice>}
      </>
    );
  return (
    <div className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <RecordVisitForm keeperId={keeperId} begins={{ farmId }} onSaved={() => close(true)} />
      <Button look="bare" onClick={() => close(false)}>
        {t('form.cancel')}
      </Button>
    </div>
  );
};
