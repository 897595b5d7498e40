import { useState } from 'react';
import { proveSecondFactor, setUpSecondFactor } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { QrPicture } from '#kit/qr-picture.tsx';
import { useWords } from '#kit/words.tsx';
import { AppCodeField } from './AppCodeField.tsx';

type Secret = { readonly secret: string; readonly uri: string };

/** Sets up an authenticator app: its secret as a picture and in letters, then the first six digits of it. */
export const AddApp = ({ onAdded }: { onAdded: () => void }) => {
  const words = useWords();
  const { t } = words;
  const [secret, setSecret] = useState<Secret | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    const made = await call(setUpSecondFactor, {});
    setProblem(made.ok ? null : failureWords(made.failure, words));
    if (made.ok) setSecret(made.value);
  };
  if (secret === null)
    return (
      <>
        {problem !== null && <Notice kind="error">{problem}</Notice>}
        <Button onClick={() => void begin()}>{t('factor.begin')}</Button>
      </>
    );
  return (
    <>
      <p>{t('factor.scan')}</p>
      <QrPicture text={secret.uri} label={t('factor.qr')} />
      <p className="break-all font-mono">{secret.secret}</p>
      <Form contract={proveSecondFactor} draftOf={(fields) => ({ code: fields['code'] ?? '' })} onDone={onAdded}>
        <AppCodeField />
        <SubmitButton sending={t('otp.verifying')}>{t('factor.submit')}</SubmitButton>
      </Form>
    </>
  );
};
