import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';

/** Where the code on a receipt leads: whether it is genuine and still counts. */
export const CheckReceiptPage = () => {
  const { t } = useWords();
  return <FormPage path="/receipt" title={t('weigh.checkTitle')} lead={t('weigh.checkLead')} island="check-receipt" />;
};
