import { useEffect, useState } from 'react';
import { denySignIn } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

const shape = /^#([A-Za-z0-9_-]{43})$/;

const useToken = (): string | null => {
  const [token, setToken] = useState<string | null>('');
  // The page is drawn at build, where there is no address.
  // oxlint-disable-next-line react/set-state-in-effect -- what stands after the number sign is the browser's alone
  useEffect(() => setToken(shape.exec(location.hash)?.[1] ?? null), []);
  return token;
};

const Ended = ({ hasEmail }: { hasEmail: boolean }) => {
  const { t } = useWords();
  return (
    <>
      <Notice kind="done">{t(hasEmail ? 'notMe.ended' : 'notMe.endedPhone')}</Notice>
      {hasEmail && <ButtonLink href="/reset-password">{t('notMe.newPassword')}</ButtonLink>}
    </>
  );
};

/** Ends a sign-in that was not its owner’s, by the button alone: who only opens the link, a scanner of mail say, ends nothing. */
export const DenySignIn = () => {
  const words = useWords();
  const { t } = words;
  const token = useToken();
  const [isBusy, setBusy] = useState(false);
  const [ended, setEnded] = useState<{ hasEmail: boolean } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const deny = async (): Promise<void> => {
    setBusy(true);
    const denied = await call(denySignIn, { token: token ?? '' });
    setBusy(false);
    setProblem(denied.ok ? null : failureWords(denied.failure, words));
    if (denied.ok) setEnded(denied.value);
  };
  return (
    <div className="grid gap-4">
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {token === null && <Notice kind="error">{t('notMe.noLink')}</Notice>}
      {ended === null ? (
        <Button look="danger" disabled={isBusy || token === null || token === ''} onClick={() => void deny()}>
          {isBusy ? t('form.sending') : t('notMe.end')}
        </Button>
      ) : (
        <Ended hasEmail={ended.hasEmail} />
      )}
    </div>
  );
};
