import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';

/** Where the code on the paper of an inspection leads: whether it is genuine and still counts. */
export const CheckInspectionPage = () => {
  const { t } = useWords();
  return (
    <FormPage
      path="/inspection"
      title={t('inspection.checkTitle')}
      lead={t('inspection.checkLead')}
      island="check-inspection"
    />
  );
};
