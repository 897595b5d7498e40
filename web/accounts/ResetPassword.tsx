import { useState } from 'react';
import { passwordLength, requestReset, resetPassword } from '@shuka/domain/accounts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { EmailField } from '#kit/person-fields.tsx';
import { useWords } from '#kit/words.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetCodeForm } from './ResetCodeForm.tsx';

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string; readonly resetId: string }
  | { readonly name: 'password'; readonly shortest: number }
  | { readonly name: 'done' };

/** How long the good news stays before sign-in opens: the specification's one second. */
const successMillis = 1000;

/** To the letter of the specification: what is not typed is short, and does not match. */
const refusalsFor = (shortest: number) => {
  const short = shortest > passwordLength.farmer ? 'accounts.passwordShortStaff' : 'reset.passwordShort';
  const differ = 'reset.passwordsDiffer';
  return { missing: short, short, unconfirmed: differ, differ } as const;
};

/** A new password in three steps: address, code, password. The code is made and checked by the server. */
export const ResetPassword = () => {
  const { t } = useWords();
  const [step, setStep] = useState<Step>({ name: 'email' });
  const [email, setEmail] = useState('');

  if (step.name === 'code') {
    return (
      <div className="grid gap-4">
        <ResetCodeForm
          email={step.email}
          resetId={step.resetId}
          onDone={(shortest) => setStep({ name: 'password', shortest })}
        />
        <Button look="bare" onClick={() => setStep({ name: 'email' })}>
          {t('reset.changeEmail')}
        </Button>
      </div>
    );
  }
  if (step.name === 'password') {
    return (
      <NewPasswordForm
        contract={resetPassword}
        draftOf={(password) => ({ password })}
        submitWords={t('reset.submit')}
        shortest={step.shortest}
        refusals={refusalsFor(step.shortest)}
        onDone={() => {
          setStep({ name: 'done' });
          setTimeout(() => location.assign('/login?ended=1'), successMillis);
        }}
      />
    );
  }
  if (step.name === 'done') return <Notice kind="done">{t('reset.done')}</Notice>;
  return (
    <EmailForm
      email={email}
      onDone={(typed, resetId) => {
        setEmail(typed);
        setStep({ name: 'code', email: typed, resetId });
      }}
    />
  );
};

type EmailProps = { readonly email: string; readonly onDone: (email: string, resetId: string) => void };

const EmailForm = ({ email, onDone }: EmailProps) => {
  const { t } = useWords();
  return (
    <Form
      contract={requestReset}
      draftOf={(fields) => ({ email: fields['email'] ?? '' })}
      onDone={({ resetId }, draft) => onDone(draft.email, resetId)}
    >
      <EmailField autoComplete="username" defaultValue={email} />
      <SubmitButton sending={t('form.sending')}>{t('reset.sendCode')}</SubmitButton>
    </Form>
  );
};
