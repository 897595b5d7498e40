import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';
import { FormPicture } from './FormPicture.tsx';
import { TextLink } from './TextLink.tsx';

/** The sign-up of extension managers; each application is looked at before the area opens. */
export const ManagerSignUpPage = () => {
  const { t } = useWords();
  return (
    <FormPage
      path="/extension-manager-signup"
      title={t('joining.title')}
      lead={t('joining.lead')}
      island="manager-sign-up"
    >
      <TextLink href="/login">{t('site.haveAccount')}</TextLink>
      <FormPicture src="/pictures/role-extension-manager.svg" />
    </FormPage>
  );
};
