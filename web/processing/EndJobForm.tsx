import { useState } from 'react';
import { completeJob, correctJob, type Job, type ResultVersion } from '@shuka/domain/processing';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';
import { freshResult, resultParts, typedOf } from './job-lines.ts';
import { wholeTyped } from './kilograms.ts';
import { ResultFields } from './ResultFields.tsx';

type Props = {
  readonly companyId: string;
  readonly job: Job;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** Says how a job ended, or says it anew with the reason. */
export const EndJobForm = ({ companyId, job, onDone, onCancel }: Props) => {
  const { t } = useWords();
  const [before] = job.results;
  const [typed, setTyped] = useState(() => (before === undefined ? freshResult : typedOf(before)));
  const said = ({ machineMinutes, completedOn = '', note = '' }: Readonly<Record<string, string>>) => ({
    ...resultParts(typed),
    companyId,
    jobId: job.id,
    machineMinutes: wholeTyped(machineMinutes),
    completedOn,
    note,
  });
  const fields = (
    <>
      <ResultFields inputs={job.inputs} typed={typed} onChange={setTyped} />
      <TimeFields before={before} />
    </>
  );
  const cancel = (
    <Button look="bare" onClick={onCancel}>
      {t('form.cancel')}
    </Button>
  );
  if (before === undefined)
    return (
      <Form contract={completeJob} draftOf={said} onDone={onDone}>
        {fields}
        <SubmitButton sending={t('form.sending')}>{t('mill.completeJob')}</SubmitButton>
        {cancel}
      </Form>
    );
  return (
    <Form
      contract={correctJob}
      draftOf={(fieldsTyped) => ({ ...said(fieldsTyped), after: before.version, reason: fieldsTyped['reason'] ?? '' })}
      onDone={onDone}
    >
      {fields}
      <TextArea name="reason" label={t('mill.whyCorrect')} maxLength={300} required />
      <SubmitButton sending={t('form.sending')}>{t('mill.correctJob')}</SubmitButton>
      {cancel}
    </Form>
  );
};

const TimeFields = ({ before }: { readonly before: ResultVersion | undefined }) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="machineMinutes"
        label={t('mill.machineMinutes')}
        inputMode="numeric"
        defaultValue={before === undefined ? '' : String(before.machineMinutes)}
      />
      <DayOf name="completedOn" label={t('mill.completedOn')} {...(before && { begins: before.completedOn })} />
      <TextArea name="note" label={t('mill.note')} defaultValue={before?.note ?? ''} maxLength={500} />
    </>
  );
};
