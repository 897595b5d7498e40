import { Menu } from 'lucide-react';
import { LanguageMenu } from '#kit/language-menu.tsx';
import { places } from '#kit/page-settings.ts';
import { ThemeButton } from '#kit/theme-button.tsx';
import { useWords } from '#kit/words.tsx';
import { SiteNav } from './SiteNav.tsx';

const look =
  'fixed inset-x-0 top-0 z-40 text-ink transition-colors data-scrolled:bg-bar data-scrolled:text-on-bar ' +
  'data-scrolled:shadow-lg';

/** Transparent at the top of the page, solid green with a shadow once it is scrolled by more than 30 pixels. */
export const SiteHeader = ({ path }: { path: string }) => {
  const { t } = useWords();
  return (
    <header id="bar" className={look}>
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4">
        <a href="/" className="flex min-h-11 items-center gap-2 text-xl font-extrabold">
          <img src="/pictures/logo.svg" alt="" width="40" height="40" />
          {places.product}
        </a>
        <SiteNav path={path} label={t('site.mainMenu')} className="ml-auto hidden items-center md:flex" />
        <div className="ml-auto flex items-center md:ml-2">
          <LanguageMenu path={path} />
          <ThemeButton />
          <button
            id="open-drawer"
            type="button"
            aria-haspopup="dialog"
            aria-label={t('site.openMenu')}
            className="grid size-11 place-items-center rounded-lg md:hidden"
          >
            <Menu aria-hidden className="size-7" />
          </button>
        </div>
      </div>
    </header>
  );
};
