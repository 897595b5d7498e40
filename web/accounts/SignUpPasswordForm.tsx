import { completeRegistration } from '@shuka/domain/accounts';
import type { Failure } from '#kit/api.ts';
import { useWords, type Words } from '#kit/words.tsx';
import { forgetEmail } from './kept-email.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { forgetProgress, type SignUpProgress } from './sign-up-progress.ts';

const wordsFor = ({ status, title }: Failure, { t }: Words): string => {
  if (status === 0) return t('form.network');
  if (status >= 200 && status < 300) return title === '' ? t('signUp.passwordFailed') : title;
  return t('signUp.serverError', { status });
};

/** The last step: a password, and then to sign-in with the good news. */
export const SignUpPasswordForm = ({ progress }: { progress: SignUpProgress }) => {
  const { t } = useWords();
  return (
    <NewPasswordForm
      contract={completeRegistration}
      draftOf={(password) => ({ email: progress.email, password })}
      failureWords={wordsFor}
      submitWords={t('signUp.createPassword')}
      onDone={() => {
        forgetEmail();
        forgetProgress();
        location.assign('/login?created=1');
      }}
    />
  );
};
