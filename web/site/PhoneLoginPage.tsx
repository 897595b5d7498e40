import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';
import { FormPicture } from './FormPicture.tsx';
import { TextLink } from './TextLink.tsx';

/** Sign-in for farmers who have a phone number and no e-mail, or would rather use it. */
export const PhoneLoginPage = () => {
  const { t } = useWords();
  return (
    <FormPage path="/login/phone" title={t('login.phoneTitle')} lead={t('login.phoneLead')} island="phone-sign-in">
      <TextLink href="/sign_up">{t('site.loginOtherRoles')}</TextLink>
      <FormPicture src="/pictures/role-farmer.svg" />
    </FormPage>
  );
};
