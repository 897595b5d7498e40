import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

/** In the place of a part that did not come or broke: the app may have been renewed since this page was opened. */
export const StaleNotice = () => {
  const { t } = useWords();
  return (
    <div className="grid gap-3 p-4">
      <Notice kind="error">{t('update.missing')}</Notice>
      <Button onClick={() => location.reload()}>{t('update.reload')}</Button>
    </div>
  );
};
