import { ButtonLink } from '#kit/button.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { FeatureList } from './FeatureList.tsx';
import { HomeServices } from './HomeServices.tsx';
import { HomeStrip } from './HomeStrip.tsx';
import { HomeWelcome } from './HomeWelcome.tsx';
import { impactGoals, offers } from './home-features.ts';
import { PageHero } from './PageHero.tsx';
import { Section } from './Section.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const HomeHero = () => {
  const { t } = useWords();
  const picture = <img src="/pictures/hero.svg" alt={t('home.heroPicture')} width="960" height="640" />;
  return (
    <PageHero title={t('home.title')} lead={t('home.lead', { product: places.product })} picture={picture}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/sign_up">{t('site.getStarted')}</ButtonLink>
        <ButtonLink look="quiet" href="/login">
          {t('site.signIn')}
        </ButtonLink>
      </div>
    </PageHero>
  );
};

const HomeSustainable = () => {
  const { t } = useWords();
  return (
    <Section title={t('home.sustainable')} lead={t('home.sustainableText')}>
      <img
        src="/pictures/sustainable.svg"
        alt={t('home.sustainablePicture')}
        width="960"
        height="480"
        loading="lazy"
        className="w-full"
      />
    </Section>
  );
};

/** What the platform is, whom it serves and how to begin. */
export const HomePage = () => {
  const { t } = useWords();
  return (
    <SiteLayout path="/">
      <HomeHero />
      <HomeWelcome />
      <Section title={t('home.offer')} lead={t('home.offerText')}>
        <FeatureList features={offers} columns={4} />
      </Section>
      <HomeServices />
      <HomeStrip />
      <Section title={t('home.goals')} lead={t('home.goalsText')}>
        <FeatureList features={impactGoals} columns={2} />
      </Section>
      <HomeSustainable />
    </SiteLayout>
  );
};
