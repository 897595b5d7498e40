import { ButtonLink } from '#kit/button.tsx';
import { Island } from '#kit/island.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** What a loan truly costs and what a cover would pay, for anybody, without signing in. */
export const CalculatorsPage = () => {
  const { t } = useWords();
  return (
    <SiteLayout path="/calculators">
      <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:py-12">
        <h1 className="text-3xl font-extrabold md:text-4xl">{t('calculate.title')}</h1>
        <p className="max-w-3xl text-lg text-ink-soft">{t('calculate.lead')}</p>
        <noscript>
          <p className="font-semibold">{t('site.formNeedsScript', { email: places.emailGeneral })}</p>
        </noscript>
        <Island name="reckon" />
        <ButtonLink look="quiet" href="/products" className="w-fit">
          {t('products.title')}
        </ButtonLink>
      </div>
    </SiteLayout>
  );
};
