import { Banknote } from 'lucide-react';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** What pays out a loan or a part of it; the password is asked again. */
export const PayOutFields = () => {
  const { t } = useWords();
  return (
    <>
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton sending={t('form.sending')}>
        <Banknote aria-hidden className="size-5 shrink-0" />
        {t('loans.disburse')}
      </SubmitButton>
    </>
  );
};
