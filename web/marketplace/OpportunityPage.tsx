import { useParams } from 'wouter';
import { readOpportunity } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OpportunityFacts } from './OpportunityFacts.tsx';

/** One agri-business in full, for investors. */
export const OpportunityPage = () => {
  const { t } = useWords();
  const { businessId = '' } = useParams();
  const loaded = useLoad(readOpportunity, { businessId: businessId.toLowerCase() });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/Investors/Agri_Business">{t('menu.opportunities')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(opportunity) => (
          <OpportunityFacts
            opportunity={opportunity}
            since={t('investor.openSince')}
            says={t('investor.opportunityWord')}
          />
        )}
      </LoadedPart>
    </section>
  );
};
