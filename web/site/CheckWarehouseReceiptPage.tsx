import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';

/** Where the code on a warehouse receipt leads: whether it is genuine and how it stands. */
export const CheckWarehouseReceiptPage = () => {
  const { t } = useWords();
  return (
    <FormPage
      path="/warehouse-receipt"
      title={t('storage.checkTitle')}
      lead={t('storage.checkLead')}
      island="check-warehouse-receipt"
    />
  );
};
