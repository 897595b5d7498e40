import { useState, type FormEvent } from 'react';
import { requestOtp, type confirmInvestor, type confirmManager } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { noDigits, OtpBoxes } from './OtpBoxes.tsx';
import { otpWords } from './otp-words.ts';

type Props = {
  readonly sentTo: string;
  /** Checks the six digits; answers what went wrong, or null when it went on. */
  readonly check: (code: string) => Promise<string | null>;
  readonly resend: () => Promise<string | null>;
};

/** Six boxes, 'Verify OTP' once they are full, and 'Resend OTP', which empties them. */
export const CodeForm = ({ sentTo, check, resend }: Props) => {
  const { t } = useWords();
  const [digits, setDigits] = useState(noDigits);
  const [error, setError] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [isResending, setResending] = useState(false);
  const code = digits.join('');

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecking(true);
    setError(await check(code));
    setChecking(false);
  };

  const sendAgain = async (): Promise<void> => {
    setResending(true);
    const problem = await resend();
    setResending(false);
    setError(problem);
    setNews(problem === null ? t('otp.resent') : null);
    if (problem === null) setDigits(noDigits());
  };

  const edit = (next: string[]): void => {
    setDigits(next);
    setError(null);
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p>{t('otp.sentTo', { email: sentTo })}</p>
      <OtpBoxes digits={digits} onChange={edit} hasError={error !== null} />
      {error !== null && <Notice kind="error">{error}</Notice>}
      {error === null && news !== null && <Notice kind="done">{news}</Notice>}
      <Button type="submit" disabled={code.length !== digits.length || isChecking}>
        {isChecking ? t('otp.verifying') : t('otp.verify')}
      </Button>
      <Button look="quiet" disabled={isResending} onClick={() => void sendAgain()}>
        {isResending ? t('form.sending') : t('otp.resend')}
      </Button>
    </form>
  );
};

type PendingProps = {
  /** Opens the account of this sign-up. */
  readonly contract: typeof confirmInvestor | typeof confirmManager;
  readonly uniqueId: string;
  readonly email: string;
  readonly onResent: (uniqueId: string) => void;
  readonly onDone: () => void;
};

/** The code that ends the sign-up of someone who waits for an admin after that. */
export const PendingCodeForm = ({ contract, uniqueId, email, onResent, onDone }: PendingProps) => {
  const words = useWords();

  const check = async (code: string): Promise<string | null> => {
    const result = await call(contract, { uniqueId, code });
    if (!result.ok) return otpWords(result.failure, words);
    onDone();
    return null;
  };
  const resend = async (): Promise<string | null> => {
    const result = await call(requestOtp, { email });
    if (!result.ok) return result.failure.title === '' ? words.t('otp.resendFailed') : result.failure.title;
    onResent(result.value.uniqueId);
    return null;
  };

  return <CodeForm sentTo={email} check={check} resend={resend} />;
};
