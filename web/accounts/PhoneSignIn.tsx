import { useState } from 'react';
import { requestPhoneCode, signInByPhone, type PhonePerson } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Form } from '#kit/form.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhoneField } from '#kit/person-fields.tsx';
import { useWords } from '#kit/words.tsx';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';
import { keepSession, settleSignOut } from './session.ts';

type Step =
  | { readonly name: 'phone' }
  | { readonly name: 'code'; readonly phoneNumber: string; readonly signInId: string }
  | { readonly name: 'who'; readonly people: readonly PhonePerson[] }
  | { readonly name: 'claim' };

/** Most people come for the second time: what the first time needs comes then. */
const ClaimForm = lazy(async () => (await import('./ClaimForm.tsx')).ClaimForm);

const goOn = (): void => location.replace(`/auth${location.search}`);

/** Sign-in by phone number: the number, six digits by SMS, and who of the household it is. The first time is a take-over. */
export const PhoneSignIn = () => {
  const words = useWords();
  const [step, setStep] = useState<Step>({ name: 'phone' });
  const [problem, setProblem] = useState<string | null>(null);

  const enter = async (accountId: string): Promise<void> => {
    await settleSignOut();
    const done = await call(signInByPhone, { accountId });
    if (!done.ok) {
      setProblem(failureWords(done.failure, words));
      return setStep({ name: 'phone' });
    }
    keepSession(done.value.token, done.value.person);
    if (!done.value.isUnclaimed) return goOn();
    setStep({ name: 'claim' });
  };
  const known = async (people: readonly PhonePerson[]): Promise<void> => {
    const only = people.length === 1 ? people[0] : undefined;
    return only === undefined ? setStep({ name: 'who', people }) : enter(only.accountId);
  };

  if (step.name === 'claim') {
    return (
      <Suspense fallback={<Loading />}>
        <ClaimForm onDone={goOn} onDenied={() => location.replace('/login/phone')} />
      </Suspense>
    );
  }
  if (step.name === 'who') return <WhoIsIt people={step.people} onChosen={enter} />;
  if (step.name === 'code') {
    return (
      <PhoneCodeForm
        phoneNumber={step.phoneNumber}
        signInId={step.signInId}
        onResent={(signInId) => setStep({ ...step, signInId })}
        onKnown={known}
        onBack={() => setStep({ name: 'phone' })}
      />
    );
  }
  return (
    <NumberForm
      problem={problem}
      onSent={(phoneNumber, signInId) => {
        setProblem(null);
        setStep({ name: 'code', phoneNumber, signInId });
      }}
    />
  );
};

type NumberProps = {
  readonly problem: string | null;
  readonly onSent: (phoneNumber: string, signInId: string) => void;
};

const NumberForm = ({ problem, onSent }: NumberProps) => {
  const { t } = useWords();
  return (
    <div className="grid gap-4">
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Form
        contract={requestPhoneCode}
        draftOf={({ phoneNumber = '' }) => ({ phoneNumber })}
        onDone={({ signInId }, { phoneNumber }) => onSent(phoneNumber, signInId)}
      >
        <PhoneField />
        <SubmitButton sending={t('form.sending')}>{t('login.phoneSend')}</SubmitButton>
      </Form>
      <a
        href="/login"
        className="inline-flex min-h-11 items-center justify-self-center font-semibold text-leaf underline underline-offset-4"
      >
        {t('login.byEmail')}
      </a>
    </div>
  );
};

type WhoProps = { readonly people: readonly PhonePerson[]; readonly onChosen: (accountId: string) => Promise<void> };

/** Several people share this phone. */
const WhoIsIt = ({ people, onChosen }: WhoProps) => {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const choose = async (accountId: string): Promise<void> => {
    setBusy(true);
    await onChosen(accountId);
    setBusy(false);
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('login.phoneWho')}</h2>
      {people.map(({ accountId, firstName, lastName }) => (
        <Button key={accountId} look="quiet" disabled={isBusy} onClick={() => void choose(accountId)}>
          {firstName} {lastName}
        </Button>
      ))}
    </section>
  );
};
