import { listOpportunities } from '@shuka/domain/marketplace';
import { FoundCards } from '#kit/found-cards.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OpportunityCard } from './OpportunityCard.tsx';

const perPage = '12';

/** 'Agri-Business Opportunities': the businesses that their farmers opened to investors. */
export const OpportunitiesPage = () => {
  const { t } = useWords();
  const pages = usePages('');
  const loaded = useLoad(listOpportunities, { ...pages.query, limit: perPage });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('menu.opportunities')}</h1>
      <p>{t('investor.opportunitiesIntro')}</p>
      <FoundCards
        loaded={loaded}
        pages={pages}
        none={t('investor.noOpportunities')}
        idOf={({ businessId }) => businessId}
      >
        {(one) => <OpportunityCard opportunity={one} to={`/Investors/Agri_Business/${one.businessId}`} />}
      </FoundCards>
    </section>
  );
};
