import { ButtonLink } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { PicturePage } from './PicturePage.tsx';

/** In the place of a public page when there is no network and the page was not visited before. */
export const OfflinePage = () => {
  const { t } = useWords();
  return (
    <PicturePage
      path="/offline"
      picture="/pictures/farm-default.svg"
      title={t('offline.title')}
      lead={t('offline.text')}
    >
      <ButtonLink href="/auth">{t('offline.openApp')}</ButtonLink>
    </PicturePage>
  );
};
