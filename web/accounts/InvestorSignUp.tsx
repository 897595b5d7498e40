import { useRef, useState } from 'react';
import { confirmInvestor, registerInvestor } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/id.ts';
import { call } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { CodeForm } from './CodeForm.tsx';

type Waiting = { readonly uniqueId: string; readonly email: string };

/** Investor sign-up: who they are, then the code that proves the address. The account waits for an admin after that. */
export const InvestorSignUp = () => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  return waiting === null ? <InvestorDetailsForm onDone={setWaiting} /> : <InvestorCodeForm waiting={waiting} onBack={() => setWaiting(null)} />;
};

const InvestorDetailsForm = ({ onDone }: { onDone: (waiting: Waiting) => void }) => {
  const { t } = useWords();
  const id = useRef(newId());
  return (
    <Form
      contract={registerInvestor}
      draftOf={({ firstName = '', lastName = '', phoneNumber = '', email = '', password = '', about = '' }) => ({
        id: id.current, firstName, lastName, phoneNumber, email, password, about,
      })}
      onDone={({ uniqueId }, { email }) => {
        id.current = newId();
        onDone({ uniqueId, email });
      }}
    >
      <TextField name="email" type="email" label={t('accounts.email')} autoComplete="email" inputMode="email" required />
      <PasswordField name="password" label={t('accounts.password')} hint={t('accounts.passwordHintStaff')} autoComplete="new-password" required />
      <TextField name="firstName" label={t('accounts.firstName')} autoComplete="given-name" required />
      <TextField name="lastName" label={t('accounts.lastName')} autoComplete="family-name" required />
      <TextField name="phoneNumber" type="tel" label={t('accounts.phone')} hint={t('accounts.phoneHint')} autoComplete="tel" inputMode="tel" required />
      <TextArea name="about" label={t('accounts.about')} maxLength={600} required />
      <SubmitButton sending={t('form.sending')}>{t('investor.submit')}</SubmitButton>
    </Form>
  );
};

const InvestorCodeForm = ({ waiting, onBack }: { waiting: Waiting; onBack: () => void }) => {
  const { t } = useWords();
  const check = async (code: string): Promise<string | null> => {
    const result = await call(confirmInvestor, { uniqueId: waiting.uniqueId, code });
    if (!result.ok) return result.failure.status === 0 ? t('otp.network') : result.failure.title || t('otp.invalid');
    location.assign('/login?created=1');
    return null;
  };
  const startAgain = async (): Promise<string | null> => {
    onBack();
    return null;
  };
  return <CodeForm sentTo={waiting.email} check={check} resend={startAgain} isResending={false} />;
};
