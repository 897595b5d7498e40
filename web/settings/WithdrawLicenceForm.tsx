import { useState } from 'react';
import { withdrawLicence } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { FormEnd } from '#kit/form-end.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import type { LicenceFormProps } from './RecordLicenceForm.tsx';

/** Ends the licences of a trade from this moment, with the reason. */
export const WithdrawLicenceForm = ({ trade, name, after, onSaved, onCancel }: LicenceFormProps) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={withdrawLicence}
      draftOf={({ reason = '', password = '' }) => ({ id, trade, reason, after, password })}
      onDone={onSaved}
    >
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-bold">{t('licence.withdrawFor', { name })}</legend>
        <p>{t('licence.withdrawText')}</p>
        <TextArea name="reason" label={t('licence.reason')} rows={2} maxLength={300} required />
        <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" required />
        <FormEnd onCancel={onCancel}>
          <SubmitButton sending={t('form.saving')} look="danger">
            {t('licence.withdraw')}
          </SubmitButton>
        </FormEnd>
      </fieldset>
    </Form>
  );
};
