import { useEffect, useState } from 'react';
import { signIn } from '@shuka/domain/accounts';
import type { Failure } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { EmailField } from '#kit/person-fields.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { submit } from '#kit/submit.ts';
import { accountsKeptHere, forgetSession, hasRecentSession, keepSession, settleSignOut } from './session.ts';

/** A right password whose owner may not come in: they read why (decision 0072), and no words for all. */
const saysWhy = ['application-refused', 'account-suspended'];

/** The owner's error catalogue for sign-in, section 8 of the specification, to the letter. */
const wordsFor = ({ status, code, title }: Failure, { t }: Words): string => {
  if (code === 'cors') return t('login.cors');
  if (code === 'network') return t('login.noConnection');
  if (status === 0) return t('login.unexpected');
  if (saysWhy.includes(code)) return title;
  if (status === 403 || /access denied/i.test(title))
    return `${t('login.accessDenied')}\n${t('login.accessDeniedWhy')}`;
  if (status >= 200 && status < 300) return title === '' ? t('login.failed') : title;
  if (code === 'not-ours') return t('login.unexpected');
  return title === '' ? t('login.invalid') : title;
};

const goOn = (): void => location.replace(`/auth${location.search}`);

type Arrival = { readonly hasJustSignedUp: boolean; readonly wasIn: boolean; readonly keepsRecords: boolean };

/** Sends someone who signed in here within 24 hours on; tells where the others come from. */
const useArrival = (): Arrival => {
  const [arrival, setArrival] = useState<Arrival>({ hasJustSignedUp: false, wasIn: false, keepsRecords: false });
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    if (asked.has('ended')) forgetSession();
    else if (hasRecentSession()) goOn();
    void settleSignOut();
    // oxlint-disable-next-line react/set-state-in-effect -- the page is drawn at build, where nothing is known of a phone
    setArrival({
      hasJustSignedUp: asked.has('created'),
      wasIn: asked.has('unsent'),
      keepsRecords: accountsKeptHere().length > 0,
    });
  }, []);
  return arrival;
};

/** A sign-out that the server has not heard of comes before the next sign-in. */
const settleThenSubmit: typeof submit = async (contract, draft) => {
  await settleSignOut();
  return submit(contract, draft);
};

const link = 'inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4';

/** Sign-in by e-mail and password. Someone who signed in here within 24 hours goes straight on. */
export const SignInForm = () => {
  const { t } = useWords();
  const { hasJustSignedUp, wasIn, keepsRecords } = useArrival();

  return (
    <div className="grid gap-4">
      {hasJustSignedUp && <Notice kind="done">{t('login.passwordCreated')}</Notice>}
      {wasIn && <Notice kind="hint">{t('login.ended')}</Notice>}
      <Form
        contract={signIn}
        send={settleThenSubmit}
        draftOf={({ email = '', password = '' }) => ({ email, password })}
        failureWords={wordsFor}
        onDone={({ token, person }) => {
          keepSession(token, person);
          goOn();
        }}
      >
        <EmailField autoComplete="username" />
        <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" required />
        <a href="/reset-password" className={`${link} justify-self-end`}>
          {t('login.forgot')}
        </a>
        <SubmitButton sending={t('login.sending')}>{t('login.submit')}</SubmitButton>
      </Form>
      <a href="/login/phone" className={`${link} justify-self-center`}>
        {t('login.byPhone')}
      </a>
      <p className="text-center">
        {t('login.noAccount')}{' '}
        <a href="/farmer-signup" className={link}>
          {t('login.signUp')}
        </a>
      </p>
      {keepsRecords && (
        <a href={`/auth${location.search}`} className={`${link} justify-self-center`}>
          {t('login.openWithPin')}
        </a>
      )}
    </div>
  );
};
