import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';
import { FormPicture } from './FormPicture.tsx';
import { TextLink } from './TextLink.tsx';

/** Farmer sign-up; its three steps share this page. */
export const FarmerSignUpPage = () => {
  const { t } = useWords();
  return (
    <FormPage
      path="/farmer-signup"
      title={t('site.signUpAsFarmer')}
      lead={t('site.farmerSignUpLead')}
      island="farmer-sign-up"
    >
      <TextLink href="/login">{t('site.haveAccount')}</TextLink>
      <FormPicture src="/pictures/role-farmer.svg" />
    </FormPage>
  );
};
