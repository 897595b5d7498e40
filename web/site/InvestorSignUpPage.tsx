import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';
import { FormPicture } from './FormPicture.tsx';
import { TextLink } from './TextLink.tsx';

/** Investor sign-up; what is registered is looked at before the area opens. */
export const InvestorSignUpPage = () => {
  const { t } = useWords();
  return (
    <FormPage
      path="/investorssignup"
      title={t('site.investorSignUpTitle')}
      lead={t('site.investorSignUpLead')}
      island="investor-sign-up"
    >
      <TextLink href="/login">{t('site.haveAccount')}</TextLink>
      <FormPicture src="/pictures/role-investor.svg" />
    </FormPage>
  );
};
