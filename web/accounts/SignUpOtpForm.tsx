import { requestOtp, verifyToken } from '@shuka/domain/accounts';
import { useWords } from '#kit/words.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { SignUpProgress } from './sign-up-progress.ts';
import { call } from '#kit/api.ts';
import { keepEmail } from './kept-email.ts';
import { otpWords } from './otp-words.ts';

type Props = {
  readonly progress: SignUpProgress;
  readonly onResent: (progress: SignUpProgress) => void;
  readonly onDone: () => void;
};

/** The second step: six digits. Asking for new ones replaces the id they belong to. */
export const SignUpOtpForm = ({ progress, onResent, onDone }: Props) => {
  const words = useWords();

  const check = async (code: string): Promise<string | null> => {
    const result = await call(verifyToken, { uniqueId: progress.uniqueId, code });
    if (!result.ok) return otpWords(result.failure, words);
    keepEmail(result.value.farmerInfo.email);
    onDone();
    return null;
  };

  const resend = async (): Promise<string | null> => {
    const result = await call(requestOtp, { email: progress.email });
    if (!result.ok) return result.failure.title === '' ? words.t('otp.resendFailed') : result.failure.title;
    onResent({ ...progress, uniqueId: result.value.uniqueId });
    return null;
  };

  return <CodeForm sentTo={progress.email} check={check} resend={resend} />;
};
