import { useState } from 'react';
import { recordLicence, type Trade } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextField } from '#kit/field.tsx';
import { FormEnd } from '#kit/form-end.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

export type LicenceFormProps = {
  readonly trade: Trade;
  readonly name: string;
  readonly after: number;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

/** Records a licence as its paper has it. */
export const RecordLicenceForm = ({ trade, name, after, onSaved, onCancel }: LicenceFormProps) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={recordLicence}
      draftOf={({ holder = '', number = '', issuer = '', validFrom = '', validUntil = '', password = '' }) => {
        const paper = { holder, number, issuer, validFrom, validUntil: validUntil === '' ? null : validUntil };
        return { id, trade, ...paper, after, password };
      }}
      onDone={onSaved}
    >
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-bold">{t('licence.recordFor', { name })}</legend>
        <TextField name="holder" label={t('licence.holder')} maxLength={160} required />
        <TextField name="number" label={t('licence.number')} maxLength={80} required />
        <TextField name="issuer" label={t('licence.issuer')} maxLength={160} required />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField name="validFrom" type="date" label={t('licence.validFrom')} required />
          <TextField name="validUntil" type="date" label={t('licence.validUntil')} hint={t('licence.validUntilHint')} />
        </div>
        <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" required />
        <FormEnd onCancel={onCancel}>
          <SubmitButton sending={t('form.saving')}>{t('licence.save')}</SubmitButton>
        </FormEnd>
      </fieldset>
    </Form>
  );
};
