import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';

/** The check that somebody asks for, and the place to report a fake. Codes lead to their stories, and these lead here. */
export const GenuinePage = () => {
  const { t } = useWords();
  return <FormPage path="/genuine" title={t('genuine.title')} lead={t('genuine.lead')} island="check-genuine" />;
};
