import type { Failure } from '#kit/api.ts';
import type { Words } from '#kit/words.tsx';

/** Why six digits did not lead on. Only an answer of ours says that they are wrong: a captive portal answers too. */
export const otpWords = ({ status, code, title }: Failure, { t }: Words): string => {
  if (status === 0) return t('otp.network');
  if (title !== '') return title;
  return status >= 500 || code === 'not-ours' ? t('form.failed') : t('otp.invalid');
};
