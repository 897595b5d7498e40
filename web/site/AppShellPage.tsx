import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';

/** What stands at once where a signed-in area is about to be: the app takes the place of all of it. */
export const AppShellPage = () => {
  const { t } = useWords();
  return (
    <div id="app">
      <div className="flex h-16 items-center gap-2 bg-bar px-4 text-xl font-extrabold text-on-bar">
        <img src="/pictures/logo.svg" alt="" width="40" height="40" />
        {places.product}
      </div>
      <main className="mx-auto grid max-w-3xl gap-4 px-4 py-6">
        <h1 className="text-lg font-semibold">{t('site.loading')}</h1>
        <noscript>
          <p>{t('site.appNeedsScript')}</p>
        </noscript>
        <div className="h-10 w-2/3 rounded-xl bg-leaf-soft" />
        <div className="h-36 rounded-2xl bg-leaf-soft" />
        <div className="h-36 rounded-2xl bg-leaf-soft" />
      </main>
    </div>
  );
};
