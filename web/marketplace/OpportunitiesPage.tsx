import { MapPin } from 'lucide-react';
import { Link } from 'wouter';
import { listOpportunities, type Opportunity } from '@shuka/domain/marketplace';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { opportunityPicture } from './opportunity-picture.ts';

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
                  <OpportunityCard opportunity={one} />
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

const OpportunityCard = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useWords();
  const { businessId, name, type, description, stateCode, lga } = opportunity;
  return (
    <article className="grid content-start gap-3 overflow-hidden rounded-2xl border border-line bg-paper pb-4">
      <img
        src={opportunityPicture(opportunity)}
        alt=""
        width="480"
        height="240"
        className="aspect-[2/1] w-full object-cover"
      />
      <div className="grid gap-2 px-4">
        <h2 className="break-words text-lg font-bold">{name}</h2>
        {type !== '' && <p className="text-ink-soft">{type}</p>}
        <p className="flex gap-2">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {[lga, stateName(stateCode)].join(', ')}
        </p>
        <p className="line-clamp-4 break-words">{description}</p>
        <Link
          to={`/Investors/Agri_Business/${businessId}`}
          aria-label={t('investor.viewDetailsOf', { name })}
          className="inline-flex min-h-12 items-center justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
        >
          {t('investor.viewDetails')}
        </Link>
      </div>
    </article>
  );
};
