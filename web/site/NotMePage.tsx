import { useWords } from '#kit/words.tsx';
import { FormPage } from './FormPage.tsx';

/** Where the link of a letter about a new device leads. */
export const NotMePage = () => {
  const { t } = useWords();
  return <FormPage path="/not-me" title={t('notMe.title')} lead={t('notMe.lead')} island="not-me" />;
};
