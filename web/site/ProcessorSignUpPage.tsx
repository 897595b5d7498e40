import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';
import { FormPicture } from './FormPicture.tsx';
import { TextLink } from './TextLink.tsx';

/** The sign-up of agro-processors with their company; each application is looked at before the area opens. */
export const ProcessorSignUpPage = () => {
  const { t } = useWords();
  return (
    <FormPage
      path="/agro-processor-signup"
      title={t('company.signUpTitle')}
      lead={t('company.signUpLead')}
      island="processor-sign-up"
    >
      <TextLink href="/join-company">{t('company.haveInvitation')}</TextLink>
      <TextLink href="/login">{t('site.haveAccount')}</TextLink>
      <FormPicture src="/pictures/role-agro-processor.svg" />
    </FormPage>
  );
};
