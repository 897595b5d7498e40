import { useRef } from 'react';
import { proposeRole, roleChanges, staffRoles } from '@shuka/domain/admin';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** Whose role shall change, how, until when and why. */
export const ProposeRoleForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t, say } = useWords();
  const id = useRef(newId());
  return (
    <Form
      contract={proposeRole}
      draftOf={({ email = '', change = '', until = '', reason = '', password = '' }) => ({
        id: id.current,
        email,
        role: staffRoles[0],
        change: change as (typeof roleChanges)[number], // what is none of them is refused beside the field
        until: until === '' ? null : until,
        reason,
        password,
      })}
      onDone={onDone}
    >
      <TextField name="email" type="email" label={t('roles.email')} required />
      <SelectField name="change" label={t('roles.changeTitle')} defaultValue="give">
        {roleChanges.map((change) => (
          <option key={change} value={change}>
            {say(`roles.change.${change}`)}
          </option>
        ))}
      </SelectField>
      <TextField name="until" type="date" label={t('roles.until')} />
      <TextField name="reason" label={t('roles.reason')} maxLength={500} required />
      <PasswordField name="password" label={t('roles.password')} autoComplete="current-password" required />
      <SubmitButton sending={t('form.sending')}>{t('roles.propose')}</SubmitButton>
    </Form>
  );
};
