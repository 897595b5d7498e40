import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { askPasskeyProof, proveByCode, proveSecondFactor } from '@shuka/domain/accounts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AppCodeField } from './AppCodeField.tsx';
import { passkeyWords } from './passkey-words.ts';
import { canUsePasskeys, signByPasskey, type Ways } from './passkey-here.ts';

type Props = { readonly onProved: () => void };

const ByPasskey = ({ ways, onProved, again }: Props & { readonly ways: Ways; readonly again: () => void }) => {
  const words = useWords();
  const { t } = words;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const prove = async (): Promise<void> => {
    setBusy(true);
    const proved = await signByPasskey(ways);
    setBusy(false);
    if (proved.ok) return onProved();
    setProblem(passkeyWords(proved.failure, words));
    again(); // what was to be signed is spent
  };
  return (
    <>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button disabled={isBusy} onClick={() => void prove()}>
        <Fingerprint aria-hidden className="size-5" />
        {isBusy ? t('otp.verifying') : t('security.usePasskey')}
      </Button>
    </>
  );
};

const ByApp = ({ onProved }: Props) => {
  const { t } = useWords();
  return (
    <Form contract={proveSecondFactor} draftOf={(fields) => ({ code: fields['code'] ?? '' })} onDone={onProved}>
      <AppCodeField />
      <SubmitButton sending={t('otp.verifying')}>{t('factor.submit')}</SubmitButton>
    </Form>
  );
};

const ByPaper = ({ onProved }: Props) => {
  const { t } = useWords();
  return (
    <details className="rounded-2xl border border-line p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('security.lostPhone')}</summary>
      <Form contract={proveByCode} draftOf={(fields) => ({ code: fields['code'] ?? '' })} onDone={onProved}>
        <TextField name="code" label={t('security.code')} hint={t('security.codeHint')} autoComplete="off" required />
        <SubmitButton sending={t('otp.verifying')}>{t('security.useCode')}</SubmitButton>
      </Form>
    </details>
  );
};

/** The ways somebody has to prove their second factor: a passkey, the app, or a code on paper. */
export const ProveFactor = ({ onProved }: Props) => {
  const loaded = useLoad(askPasskeyProof, {});
  return (
    <LoadedPart loaded={loaded}>
      {(ways) => (
        <div className="grid gap-5">
          {ways.known.length > 0 && canUsePasskeys() && (
            <ByPasskey ways={ways} onProved={onProved} again={loaded.reload} />
          )}
          {(ways.hasApp || ways.known.length === 0) && <ByApp onProved={onProved} />}
          <ByPaper onProved={onProved} />
        </div>
      )}
    </LoadedPart>
  );
};
