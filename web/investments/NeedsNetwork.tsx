import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

/** Money and offers are shown and moved with a network alone, and the page says so; nothing while there is one. */
export const NeedsNetwork = () => {
  const { t } = useWords();
  const isOnline = useOnline();
  return isOnline ? null : <Notice kind="hint">{t('investments.offline')}</Notice>;
};
