import { listOpportunities } from '@shuka/domain/marketplace';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
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
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('investor.noOpportunities')}</output>}
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {items.map((one) => (
                <li key={one.businessId} className="grid">
                  <OpportunityCard opportunity={one} to={`/Investors/Agri_Business/${one.businessId}`} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
