import {
  Factory,
  HandCoins,
  Landmark,
  MapPinned,
  MessagesSquare,
  NotebookPen,
  Sprout,
  Store,
  Umbrella,
  UserRoundCheck,
} from 'lucide-react';
import { ButtonLink } from '#kit/button.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { FeatureList, type Feature } from './FeatureList.tsx';
import { MoneyExplained } from './MoneyExplained.tsx';
import { PageHero } from './PageHero.tsx';
import { Section } from './Section.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const forFarmers: readonly Feature[] = [
  { Icon: NotebookPen, title: 'products.records', says: 'products.recordsText' },
  { Icon: MessagesSquare, title: 'products.advice', says: 'products.adviceText' },
  { Icon: MapPinned, title: 'products.monitoring', says: 'products.monitoringText' },
  { Icon: Sprout, title: 'products.inputs', says: 'products.inputsText' },
  { Icon: HandCoins, title: 'products.loans', says: 'products.loansText' },
  { Icon: Umbrella, title: 'products.insurance', says: 'products.insuranceText' },
  { Icon: Store, title: 'products.markets', says: 'products.marketsText' },
];

const forOthers: readonly Feature[] = [
  { Icon: UserRoundCheck, title: 'products.managers', says: 'products.managersText' },
  { Icon: Factory, title: 'products.processors', says: 'products.processorsText' },
  { Icon: Landmark, title: 'products.investors', says: 'products.investorsText' },
];

/** What the platform offers to farmers, and to those who work with them. */
export const ProductsPage = () => {
  const { t } = useWords();
  const picture = (
    <img src="/pictures/strip-2.svg" alt={t('home.stripRecordPicture')} width="480" height="360" className="w-full" />
  );
  return (
    <SiteLayout path="/products">
      <PageHero title={t('products.title')} lead={t('products.lead', { product: places.product })} picture={picture}>
        <ButtonLink href="/sign_up" className="w-fit">
          {t('site.getStarted')}
        </ButtonLink>
      </PageHero>
      <Section title={t('products.forFarmers')} lead={t('products.forFarmersText')}>
        <FeatureList features={forFarmers} columns={3} />
      </Section>
      <MoneyExplained />
      <Section title={t('products.forOthers')} lead={t('products.forOthersText')} isBand>
        <FeatureList features={forOthers} columns={3} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/services">{t('products.howToGet')}</ButtonLink>
          <ButtonLink look="quiet" href="/extension-manager">
            {t('products.traceability')}
          </ButtonLink>
        </div>
      </Section>
    </SiteLayout>
  );
};
