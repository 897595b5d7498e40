import { X } from 'lucide-react';
import { useWords } from '#kit/words.tsx';
import { SiteNav } from './SiteNav.tsx';

const look =
  'ml-auto mr-0 h-dvh max-h-none w-72 max-w-[85vw] bg-bar p-4 text-on-bar shadow-2xl backdrop:bg-black/60 mt-0';

/** The small screen's menu: a drawer at the right over a dark overlay; the page's own script opens and closes it. */
export const SiteDrawer = ({ path }: { path: string }) => {
  const { t } = useWords();
  return (
    <dialog id="drawer" aria-label={t('site.mainMenu')} className={look}>
      <button
        id="close-drawer"
        type="button"
        aria-label={t('site.closeMenu')}
        className="ml-auto grid size-11 place-items-center rounded-lg"
      >
        <X aria-hidden className="size-7" />
      </button>
      <SiteNav path={path} label={t('site.mainMenu')} className="mt-4 grid gap-2 text-lg" />
      <div className="mt-6 grid gap-3">
        <a href="/sign_up" className="rounded-xl bg-on-bar px-4 py-3 text-center font-bold text-bar">
          {t('site.getStarted')}
        </a>
        <a href="/login" className="rounded-xl border-2 border-on-bar px-4 py-3 text-center font-bold">
          {t('site.signIn')}
        </a>
      </div>
    </dialog>
  );
};
