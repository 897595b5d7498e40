import { useState } from 'react';
import { incidentRisks, recordIncident, type IncidentDraft } from '@shuka/domain/privacy';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { momentOf } from './local-moment.ts';
import { MomentField } from './MomentField.tsx';

/** Records an incident; from when it was known its clock runs. */
export const IncidentForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={recordIncident}
      draftOf={({ title = '', what = '', dataKinds = '', peopleMany = '', risk, knownAt = '' }) => ({
        id,
        title,
        what,
        dataKinds,
        peopleMany: peopleMany === '' ? Number.NaN : Number(peopleMany),
        risk: risk as IncidentDraft['risk'], // its select offers nothing else
        knownAt: momentOf(knownAt),
      })}
      onDone={onDone}
    >
      <TextField name="title" label={t('incident.name')} maxLength={200} required />
      <TextArea name="what" label={t('incident.what')} maxLength={2000} rows={4} required />
      <TextField name="dataKinds" label={t('incident.data')} maxLength={500} required />
      <TextField name="peopleMany" label={t('incident.many')} inputMode="numeric" maxLength={9} required />
      <SelectField name="risk" label={t('incident.risk')} defaultValue="likely">
        {incidentRisks.map((risk) => (
          <option key={risk} value={risk}>
            {t(`incident.risk.${risk}`)}
          </option>
        ))}
      </SelectField>
      <MomentField name="knownAt" label={t('incident.known')} />
      <SubmitButton sending={t('form.sending')}>{t('incident.record')}</SubmitButton>
    </Form>
  );
};
