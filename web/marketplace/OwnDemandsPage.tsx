import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { listOwnDemands } from '@shuka/domain/marketplace';
import { FoundCards } from '#kit/found-cards.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { DemandCard } from './DemandCard.tsx';
import { MarketLink } from './MarketLink.tsx';
import { demandPaths } from './demand-paths.ts';

const perPage = '12';

/** 'What we buy': a mill's demands, with how many answers wait. */
export const OwnDemandsPage = () => {
  const { t } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('demand.own')}</h1>
      <p>{t('demand.ownIntro')}</p>
      <MarketLink to="/AgroProcessor/Aproduce" says={t('listing.market')} />
      <OfCompany>
        {({ companyId, duty }) => (
          <>
            {duty !== 'clerk' && (
              <Link
                to={`${demandPaths.mill}/new`}
                className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
              >
                <Plus aria-hidden className="size-5" />
                {t('demand.post')}
              </Link>
            )}
            <Own companyId={companyId} />
          </>
        )}
      </OfCompany>
    </section>
  );
};

const Own = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listOwnDemands, { companyId, ...pages.query, limit: perPage });
  return (
    <FoundCards loaded={loaded} pages={pages} none={t('demand.noneOwn')} idOf={({ id }) => id}>
      {(one) => (
        <DemandCard demand={one} to={`${demandPaths.mill}/${one.id}`}>
          <p className="font-semibold">
            {one.closedAt === null ? t('demand.waiting', { count: one.openAnswers }) : t('demand.closed')}
          </p>
        </DemandCard>
      )}
    </FoundCards>
  );
};
