import { useState } from 'react';
import type { Farm } from '@shuka/domain/farms';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { BeginVisit } from './care-parts.tsx';
import { IssueToAnswer } from './IssueToAnswer.tsx';
import { RecordVisitForm } from './RecordVisitForm.tsx';
import { RequestToAnswer } from './RequestToAnswer.tsx';
import { useCareOf } from './use-care-of.ts';
import { VisitList } from './VisitList.tsx';

/** On a farm's page, for the manager who looks after its keeper: what they wait for, and the visits to them. */
export const FarmCarePanel = ({ farm: { id: farmId, keeperId } }: { farm: Farm }) => {
  const { t } = useWords();
  const { farmer, requests, issues: told, visits } = useCareOf(keeperId);
  const issues = told.filter(({ row }) => row.state === 'open');
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
      <VisitList visits={visits} hands="manager" />
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
  if (!isOpen) return <BeginVisit isSaved={isSaved} onBegin={() => setOpen(true)} />;
  return (
    <div className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <RecordVisitForm keeperId={keeperId} begins={{ farmId }} onSaved={() => close(true)} />
      <Button look="bare" onClick={() => close(false)}>
        {t('form.cancel')}
      </Button>
    </div>
  );
};
