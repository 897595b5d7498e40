import { useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import type { Issue, VisitRequest } from '@shuka/domain/extension';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { useRows, type Kept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { BeginVisit } from './care-parts.tsx';
import { IssueToAnswer } from './IssueToAnswer.tsx';
import { RecordVisitForm } from './RecordVisitForm.tsx';
import { RequestToAnswer } from './RequestToAnswer.tsx';
import { isOpenRequest, useIssues, useRequests } from './use-extension.ts';

/** So many stand on a dashboard; a manager of hundreds has more, which a small phone cannot draw at once. */
const aWindow = 4;

type Waiting = {
  readonly keeperId: string;
  readonly request: Kept<VisitRequest> | null;
  readonly issue: Kept<Issue> | null;
};

const asRequest = (request: Kept<VisitRequest>): Waiting => ({ keeperId: request.row.keeperId, request, issue: null });
const asIssue = (issue: Kept<Issue>): Waiting => ({ keeperId: issue.row.keeperId, request: null, issue });

/** What the farmers in a manager's care wait for: visits they asked for, problems they told; and a visit to write down. */
export const CarePanel = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRows(farmerRows);
  const farmers = (loaded.state === 'ready' ? loaded.value : []).filter(({ row }) => row.id !== person.accountId);
  const names = new Map(farmers.map(({ row }) => [row.id, `${row.firstName} ${row.lastName}`]));
  const isInCare = (keeperId: string): boolean => names.has(keeperId);
  const requests = useRequests(isInCare).filter(({ row }) => isOpenRequest(row));
  const issues = useIssues(isInCare).filter(({ row }) => row.state === 'open');
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('extension.careTitle')}</h2>
      <ChooseAndRecord names={names} />
      {requests.length + issues.length === 0 && <p>{t('extension.careNothing')}</p>}
      <ShowMore items={[...requests.map(asRequest), ...issues.map(asIssue)]} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3 empty:hidden md:grid-cols-2">
            {shown.map(({ keeperId, request, issue }) => (
              <li key={request?.row.id ?? issue?.row.id}>
                {request !== null && <RequestToAnswer kept={request} farmer={names.get(keeperId) ?? ''} />}
                {issue !== null && <IssueToAnswer kept={issue} farmer={names.get(keeperId) ?? ''} />}
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};

/** Whom the visit was to, then the visit. */
const ChooseAndRecord = ({ names }: { names: ReadonlyMap<string, string> }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [keeperId, setKeeperId] = useState('');
  const [isSaved, setSaved] = useState(false);
  const close = (hasSaved: boolean): void => {
    setOpen(false);
    setKeeperId('');
    setSaved(hasSaved);
  };
  if (!isOpen) return <BeginVisit isSaved={isSaved} onBegin={() => setOpen(true)} />;
  return (
    <div className="grid max-w-xl gap-4 rounded-2xl border border-line bg-paper p-4">
      <SelectField
        name="farmer"
        label={t('extension.farmer')}
        value={keeperId}
        onChange={({ target }) => setKeeperId(target.value)}
      >
        <option value="">{t('farms.choose')}</option>
        {[...names].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {keeperId !== '' && <RecordVisitForm key={keeperId} keeperId={keeperId} onSaved={() => close(true)} />}
      <Button look="bare" onClick={() => close(false)}>
        {t('form.cancel')}
      </Button>
    </div>
  );
};
