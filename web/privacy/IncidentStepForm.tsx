import { useState } from 'react';
import { addIncidentStep, incidentStepKinds, type IncidentStepKind } from '@shuka/domain/privacy';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { momentOf } from './local-moment.ts';
import { MomentField } from './MomentField.tsx';

type Props = { readonly incidentId: string; readonly onDone: () => void };

/** Notes what was done about an incident: who was told, and in which words. */
export const IncidentStepForm = ({ incidentId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('incident.step')}
      </Button>
    );
  return (
    <Form
      contract={addIncidentStep}
      draftOf={({ kind, words = '', happenedAt = '' }) => ({
        id,
        incidentId,
        kind: kind as IncidentStepKind, // its select offers nothing else
        words,
        happenedAt: momentOf(happenedAt),
      })}
      onDone={onDone}
    >
      <SelectField name="kind" label={t('incident.step')}>
        {incidentStepKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`incident.stepOf.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextArea name="words" label={t('incident.words')} maxLength={2000} rows={3} required />
      <MomentField name="happenedAt" label={t('audit.when')} />
      <SubmitButton sending={t('form.sending')}>{t('incident.step')}</SubmitButton>
    </Form>
  );
};
