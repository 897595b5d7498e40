import { useEffect, useState } from 'react';
import { signIn } from '@shuka/domain/accounts';
import type { Failure } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { EmailField } from '#kit/person-fields.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { forgetSession, hasRecentSession, keepSession } from './session.ts';

/** The owner's error catalogue for sign-in, section 8 of the specification, to the letter. */
const wordsFor = ({ status, code, title }: Failure, { t }: Words): string => {
  if (code === 'cors') return t('login.cors');
  if (code === 'network') return t('login.noConnection');
  if (status === 0) return t('login.unexpected');
  if (status === 403 || /access denied/i.test(title))
    return `${t('login.accessDenied')}\n${t('login.accessDeniedWhy')}`;
  if (status >= 200 && status < 300) return title === '' ? t('login.failed') : title;
  if (code === 'not-ours') return t('login.unexpected');
  return title === '' ? t('login.invalid') : title;
};

const goOn = (): void => location.replace(`/auth${location.search}`);

/** Sends someone who signed in here within 24 hours on; tells whether they come from signing up. */
const useArrival = (): boolean => {
  const [hasJustSignedUp, setSignedUp] = useState(false);
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    if (asked.has('ended')) forgetSession();
    else if (hasRecentSession()) goOn();
    // oxlint-disable-next-line react/set-state-in-effect -- the page is drawn at build, where no address is known
    setSignedUp(asked.has('created'));
  }, []);
  return hasJustSignedUp;
};

/** Sign-in by e-mail and password. Someone who signed in here within 24 hours goes straight on. */
export const SignInForm = () => {
  const { t } = useWords();
  const hasJustSignedUp = useArrival();

  return (
    <div className="grid gap-4">
      {hasJustSignedUp && <Notice kind="done">{t('login.passwordCreated')}</Notice>}
      <Form
        contract={signIn}
        draftOf={({ email = '', password = '' }) => ({ email, password })}
        failureWords={wordsFor}
        onDone={({ token, person }) => {
          keepSession(token, person);
          goOn();
        }}
      >
        <EmailField autoComplete="username" />
        <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" required />
        <a
          href="/reset-password"
          className="inline-flex min-h-11 items-center justify-self-end font-semibold text-leaf underline underline-offset-4"
        >
          {t('login.forgot')}
        </a>
        <SubmitButton sending={t('login.sending')}>{t('login.submit')}</SubmitButton>
      </Form>
      <p className="text-center">
        {t('login.noAccount')}{' '}
        <a
          href="/farmer-signup"
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {t('login.signUp')}
        </a>
      </p>
    </div>
  );
};
