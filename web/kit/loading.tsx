import { useWords } from './words.tsx';

/** Says that something is being loaded, also to those who hear the page. */
export const Loading = () => {
  const { t } = useWords();
  return <output className="block p-4">{t('site.loading')}</output>;
};
