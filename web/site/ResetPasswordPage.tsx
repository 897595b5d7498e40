import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';
import { FormPicture } from './FormPicture.tsx';
import { TextLink } from './TextLink.tsx';

/** A new password in three steps, for someone who forgot theirs. */
export const ResetPasswordPage = () => {
  const { t } = useWords();
  return (
    <FormPage path="/resetpassword" title={t('site.resetTitle')} lead={t('site.resetLead')} island="reset-password">
      <TextLink href="/login">{t('site.backToLogin')}</TextLink>
      <FormPicture src="/pictures/role-farmer.svg" />
    </FormPage>
  );
};
