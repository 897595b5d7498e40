import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { changePassword, passwordLength, shortestPassword } from '@shuka/domain/accounts';
import type { Role } from '@shuka/domain/kit/viewer.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { PasswordStrengthLine } from './PasswordStrengthLine.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { usePerson } from './SessionProvider.tsx';

type Fields = Readonly<Record<string, string>>;

const isOfFarmer = (roles: readonly Role[]): boolean => shortestPassword(roles) === passwordLength.farmer;

const refuse =
  (roles: readonly Role[]) =>
  ({ password = '', confirmation = '' }: Fields): Fields => {
    const isShort = password !== '' && password.length < shortestPassword(roles);
    const short = isOfFarmer(roles) ? 'accounts.passwordShort' : 'accounts.passwordShortStaff';
    const ofPassword: Fields = isShort ? { password: short } : {};
    if (confirmation === '') return { ...ofPassword, confirmation: 'accounts.confirmationRequired' };
    return confirmation === password ? ofPassword : { ...ofPassword, confirmation: 'accounts.passwordsDiffer' };
  };

const ChangeForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useWords();
  const { roles } = usePerson().person;
  const [typed, setTyped] = useState('');
  return (
    <Form
      contract={changePassword}
      draftOf={({ currentPassword = '', password = '' }) => ({ currentPassword, password })}
      check={refuse(roles)}
      onDone={onDone}
    >
      <Notice kind="hint">{t('security.passwordOnline')}</Notice>
      <PasswordField
        name="currentPassword"
        label={t('security.passwordCurrent')}
        autoComplete="current-password"
        required
      />
      <a
        href="/resetpassword"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('security.passwordForgot')}
      </a>
      <PasswordField
        name="password"
        label={t('security.passwordNew')}
        hint={t(isOfFarmer(roles) ? 'accounts.passwordHint' : 'accounts.passwordHintStaff')}
        autoComplete="new-password"
        onChange={({ target }) => setTyped(target.value)}
        required
      />
      <PasswordStrengthLine password={typed} />
      <PasswordField name="confirmation" label={t('accounts.confirmation')} autoComplete="new-password" required />
      <SubmitButton sending={t('form.sending')}>{t('security.passwordSave')}</SubmitButton>
    </Form>
  );
};

/** A new password for who knows the one there is. `onChanged` is told once all others are signed out. */
export const ChangePassword = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useWords();
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
  const done = (): void => {
    setStep('done');
    onChanged();
  };
  return (
    <ProfileCard title={t('security.passwordChange')}>
      {step === 'done' ? (
        <Notice kind="done">{t('security.passwordDone')}</Notice>
      ) : (
        <p>{t('security.passwordText')}</p>
      )}
      {step === 'open' ? (
        <div className="max-w-md">
          <ChangeForm onDone={done} />
        </div>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setStep('open')}>
          <KeyRound aria-hidden className="size-5 shrink-0" />
          {t('security.passwordChange')}
        </Button>
      )}
    </ProfileCard>
  );
};
