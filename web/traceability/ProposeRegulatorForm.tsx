import { useRef, useState } from 'react';
import { nameRegulator } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { stateChoices } from '@shuka/domain/kit/state-names.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** Somebody of an authority, and the states they may look at. */
export const ProposeRegulatorForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const id = useRef(newId());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (code: string): void =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <Form
      contract={nameRegulator}
      draftOf={({ email = '', authority = '', reason = '', password = '' }) => ({
        id: id.current,
        email,
        authority,
        states: [...chosen],
        reason,
        password,
      })}
      onDone={onDone}
    >
      <TextField name="email" type="email" label={t('comply.email')} required />
      <TextField name="authority" label={t('comply.authority')} maxLength={120} required />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{t('comply.stateTitle')}</legend>
        <div className="grid max-h-60 gap-1 overflow-y-auto rounded-xl border border-line p-2 sm:grid-cols-2">
          {stateChoices.map(({ code, name }) => (
            <label key={code} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={() => toggle(code)}
                className="size-5 accent-leaf"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField name="reason" label={t('comply.reason')} maxLength={500} required />
      <PasswordField name="password" label={t('comply.password')} autoComplete="current-password" required />
      <SubmitButton sending={t('form.sending')}>{t('comply.propose')}</SubmitButton>
    </Form>
  );
};
