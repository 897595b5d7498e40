import { Island } from '#kit/island.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** Where the link of a driver leads: their trip, and what they say of it. */
export const DriverPage = () => {
  const { t } = useWords();
  return (
    <SiteLayout path="/driver">
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:py-8">
        <h1 className="text-2xl font-extrabold">{t('driver.title')}</h1>
        <noscript>
          <p className="font-semibold">{t('site.formNeedsScript', { email: places.emailGeneral })}</p>
        </noscript>
        <Island name="drive-trip" />
      </div>
    </SiteLayout>
  );
};
