import { Island } from '#kit/island.tsx';
import { LanguageMenu } from '#kit/language-menu.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';

/** Where the link of a driver leads: their trip, and what they say of it. Nothing else stands on it, and nothing leads away. */
export const DriverPage = () => {
  const { t } = useWords();
  return (
    <>
      <header className="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <span className="font-bold text-leaf">{places.product}</span>
        <LanguageMenu path="/driver" />
      </header>
      <main id="main" className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4">
        <h1 className="text-2xl font-extrabold">{t('driver.title')}</h1>
        <noscript>
          <p className="font-semibold">{t('site.formNeedsScript', { email: places.emailGeneral })}</p>
        </noscript>
        <Island name="drive-trip" />
      </main>
    </>
  );
};
