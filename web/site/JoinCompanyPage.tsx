import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';
import { FormPicture } from './FormPicture.tsx';

/** Where somebody takes up the invitation of a company. */
export const JoinCompanyPage = () => {
  const { t } = useWords();
  return (
    <FormPage path="/join-company" title={t('staff.joinTitle')} lead={t('staff.joinLead')} island="join-company">
      <FormPicture src="/pictures/role-agro-processor.svg" />
    </FormPage>
  );
};
