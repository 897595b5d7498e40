import type { ReactNode } from 'react';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

/** The market is looked at and answered with a network alone, and the page says so. */
export const OnlineOnly = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && <Notice kind="hint">{t('demand.onlineOnly')}</Notice>}
      {children}
    </>
  );
};
