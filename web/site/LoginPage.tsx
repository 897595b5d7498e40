import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';
import { FormPicture } from './FormPicture.tsx';
import { TextLink } from './TextLink.tsx';

/** Sign-in, for every role. */
export const LoginPage = () => {
  const { t } = useWords();
  return (
    <FormPage path="/login" title={t('site.loginTitle')} lead={t('site.loginLead')} island="sign-in">
      <TextLink href="/sign_up">{t('site.loginOtherRoles')}</TextLink>
      <FormPicture src="/pictures/role-farmer.svg" />
    </FormPage>
  );
};
