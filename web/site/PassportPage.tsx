import { Island } from '#kit/island.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** Where the link of a credit passport leads: what a farmer lets a lender see. */
export const PassportPage = () => {
  const { t } = useWords();
  return (
    <SiteLayout path="/passport">
      <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:py-12">
        <h1 className="text-3xl font-extrabold md:text-4xl">{t('passport.checkTitle')}</h1>
        <p className="max-w-3xl text-lg text-ink-soft">{t('passport.checkLead')}</p>
        <noscript>
          <p className="font-semibold">{t('site.formNeedsScript', { email: places.emailGeneral })}</p>
        </noscript>
        <Island name="view-passport" />
      </div>
    </SiteLayout>
  );
};
