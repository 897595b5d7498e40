import { ButtonLink } from '#kit/button.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { FeatureList } from './FeatureList.tsx';
import { PageHero } from './PageHero.tsx';
import { Section } from './Section.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { traceFeatures, traceModules, traceUsers } from './traceability-features.ts';

const stations = [
  'traceability.stationFarm',
  'traceability.stationMill',
  'traceability.stationRoad',
  'traceability.stationMarket',
] as const satisfies readonly WordId[];

const TraceabilityHero = () => {
  const { t } = useWords();
  const picture = (
    <img
      src="/pictures/role-extension-manager.svg"
      alt={t('traceability.managerPicture')}
      width="240"
      height="200"
      className="mx-auto w-full max-w-sm"
    />
  );
  return <PageHero title={t('traceability.title')} lead={t('traceability.tagline')} picture={picture} />;
};

const TraceabilityPath = () => {
  const { t } = useWords();
  return (
    <>
      <img
        src="/pictures/traceability.svg"
        alt={t('traceability.pathPicture')}
        width="960"
        height="360"
        loading="lazy"
        className="w-full"
      />
      <ol className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {stations.map((station) => (
          <li key={station} className="rounded-2xl bg-bar p-4 text-center text-lg font-bold text-on-bar">
            {t(station)}
          </li>
        ))}
      </ol>
    </>
  );
};

/** How a harvest is followed from the farm to the market, and the extension manager's part in it. */
export const TraceabilityPage = () => {
  const { t } = useWords();
  return (
    <SiteLayout path="/extension-manager">
      <TraceabilityHero />
      <Section title={t('traceability.features')} lead={t('traceability.featuresText')}>
        <TraceabilityPath />
        <FeatureList features={traceFeatures} columns={4} />
      </Section>
      <Section title={t('traceability.users')} isBand>
        <FeatureList features={traceUsers} columns={3} />
      </Section>
      <Section title={t('traceability.modules')}>
        <FeatureList features={traceModules} columns={3} />
        <ButtonLink href="/contact" className="w-fit">
          {t('site.contactUs')}
        </ButtonLink>
      </Section>
    </SiteLayout>
  );
};
