import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';

/** How the tamper-evident log stands, and the check of its proofs in the reader’s own browser. */
export const TraceLogPage = () => {
  const { t } = useWords();
  return <FormPage path="/trace-log" title={t('log.checkTitle')} lead={t('log.checkLead')} island="check-log" />;
};
