import { ButtonLink } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { PicturePage } from './PicturePage.tsx';

/** For every address that is none. */
export const NotFoundPage = () => {
  const { t } = useWords();
  return (
    <PicturePage path="/404" picture="/pictures/not-found.svg" title={t('notFound.title')} lead={t('notFound.text')}>
      <ButtonLink href="/">{t('notFound.goHome')}</ButtonLink>
    </PicturePage>
  );
};
