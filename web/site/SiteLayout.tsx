import type { ReactNode } from 'react';
import { useWords } from '#kit/words.tsx';
import { SiteDrawer } from './SiteDrawer.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The frame of every public page: top bar, drawer, what the page says, footer. */
export const SiteLayout = ({ path, children }: { path: string; children: ReactNode }) => {
  const { t } = useWords();
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-xl bg-paper p-3 text-ink focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50"
      >
        {t('site.skip')}
      </a>
      <SiteHeader path={path} />
      <SiteDrawer path={path} />
      <main id="main" className="pt-16">
        {children}
      </main>
      <SiteFooter path={path} />
    </>
  );
};
