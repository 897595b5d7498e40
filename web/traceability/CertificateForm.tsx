import { useRef } from 'react';
import { certificateKinds, saveCertificate } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** What stands on a certificate. */
export const CertificateForm = ({ companyId, onDone }: { readonly companyId: string; readonly onDone: () => void }) => {
  const { t, say } = useWords();
  const id = useRef(newId());
  return (
    <Form
      contract={saveCertificate}
      draftOf={({ kind = '', number = '', body = '', scope = '', validFrom = '', validUntil = '' }) => ({
        id: id.current,
        companyId,
        kind,
        number,
        body,
        scope,
        validFrom,
        validUntil,
      })}
      onDone={onDone}
    >
      <SelectField name="kind" label={t('comply.kind')}>
        {certificateKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`comply.kindOf.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField name="number" label={t('comply.number')} maxLength={80} required />
      <TextField name="body" label={t('comply.body')} maxLength={120} required />
      <TextArea name="scope" label={t('comply.scope')} rows={3} maxLength={500} required />
      <TextField name="validFrom" type="date" label={t('comply.validFrom')} required />
      <TextField name="validUntil" type="date" label={t('comply.validUntil')} required />
      <SubmitButton sending={t('form.sending')}>{t('comply.save')}</SubmitButton>
    </Form>
  );
};
