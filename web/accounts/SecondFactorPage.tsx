import { useState } from 'react';
import { proveSecondFactor, setUpSecondFactor } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { QrPicture } from '#kit/qr-picture.tsx';
import { usePerson } from './SessionProvider.tsx';

type Secret = { readonly secret: string; readonly uri: string };

const SetUp = ({ onMade }: { onMade: (secret: Secret) => void }) => {
  const { t } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    const result = await call(setUpSecondFactor, {});
    if (result.ok) onMade(result.value);
    else setProblem(result.failure.title === '' ? t('form.network') : result.failure.title);
  };
  return (
    <>
      <p>{t('factor.why')}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button onClick={() => void begin()}>{t('factor.begin')}</Button>
    </>
  );
};

const Proved = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-md gap-5">
      <h1 className="text-2xl font-bold">{t('factor.title')}</h1>
      <Notice kind="done">{t('factor.done')}</Notice>
    </section>
  );
};

/** The second factor: set up with an authenticator app the first time, its six digits after that. */
export const SecondFactorPage = () => {
  const { t } = useWords();
  const { person, reload } = usePerson();
  const [secret, setSecret] = useState<Secret | null>(null);
  const mustSetUp = person.secondFactor === 'to-set-up' || person.secondFactor === 'none';
  if (person.secondFactor === 'proved') return <Proved />;
  return (
    <section className="grid max-w-md gap-5">
      <h1 className="text-2xl font-bold">{t('factor.title')}</h1>
      {mustSetUp && secret === null ? (
        <SetUp onMade={setSecret} />
      ) : (
        <>
          {secret !== null && (
            <>
              <p>{t('factor.scan')}</p>
              <QrPicture text={secret.uri} label={t('factor.qr')} />
              <p className="break-all font-mono">{secret.secret}</p>
            </>
          )}
          <Form contract={proveSecondFactor} draftOf={(fields) => ({ code: fields['code'] ?? '' })} onDone={reload}>
            <TextField
              name="code"
              label={t('factor.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              required
            />
            <SubmitButton sending={t('otp.verifying')}>{t('factor.submit')}</SubmitButton>
          </Form>
        </>
      )}
    </section>
  );
};
