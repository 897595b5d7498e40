import { Database, Eye, HeartHandshake, Smartphone, Target, Users } from 'lucide-react';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { AboutEngage } from './AboutEngage.tsx';
import { FeatureList, type Feature } from './FeatureList.tsx';
import { PageHero } from './PageHero.tsx';
import { Section } from './Section.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const differences: readonly Feature[] = [
  { Icon: Database, title: 'about.data', says: 'about.dataText' },
  { Icon: Users, title: 'about.community', says: 'about.communityText' },
  { Icon: Smartphone, title: 'about.tech', says: 'about.techText' },
  { Icon: HeartHandshake, title: 'about.holistic', says: 'about.holisticText' },
];

const AboutHero = () => {
  const { t } = useWords();
  const picture = <img src="/pictures/about-story.svg" alt={t('about.picture')} width="640" height="480" />;
  return <PageHero title={t('about.title')} lead={t('about.lead', { product: places.product })} picture={picture} />;
};

const AboutPurpose = () => {
  const { t } = useWords();
  const purposes = [
    { Icon: Target, title: t('about.mission'), text: t('about.missionText') },
    { Icon: Eye, title: t('about.vision'), text: t('about.visionText') },
  ];
  return (
    <div className="mx-auto grid max-w-6xl gap-4 px-4 py-4 md:grid-cols-2">
      {purposes.map(({ Icon, title, text }) => (
        <section key={title} className="grid content-start gap-3 rounded-3xl bg-bar p-6 text-on-bar">
          <h2 className="flex items-center gap-3 text-2xl font-extrabold">
            <Icon aria-hidden className="size-8 shrink-0" />
            {title}
          </h2>
          <p className="text-lg">{text}</p>
        </section>
      ))}
    </div>
  );
};

/** Who stands behind the platform, why, and how people take part. */
export const AboutPage = () => {
  const { t } = useWords();
  return (
    <SiteLayout path="/about">
      <AboutHero />
      <Section title={t('about.story')}>
        <div className="grid max-w-3xl gap-4 text-lg">
          <p>{t('about.storyNeed')}</p>
          <p>{t('about.storyAnswer', { product: places.product })}</p>
          <p>{t('about.storyToday')}</p>
        </div>
      </Section>
      <Section title={t('about.different')} isBand>
        <FeatureList features={differences} columns={2} />
      </Section>
      <AboutPurpose />
      <AboutEngage />
    </SiteLayout>
  );
};
