import { listOwnPurchases, listPurchases, type PurchaseLine } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { OnlineOnly } from './OnlineOnly.tsx';
import { PurchaseLines } from './PurchaseLines.tsx';
import { useMarket } from './demand-paths.ts';
import { salePaths, useSide } from './sale-places.ts';

const perPage = '20';

/** Orders for listed produce: those a farmer or a manager got, or those a company made. */
export const PurchasesPage = () => {
  const { t } = useWords();
  const market = useMarket();
  const side = useSide();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={side === 'buyer' ? salePaths.mill : market}>
        {t(side === 'buyer' ? 'listing.market' : 'demand.market')}
      </BackLink>
      <h1 className="text-2xl font-bold">{t('listing.orders')}</h1>
      <OnlineOnly>
        {side === 'buyer' ? (
          <OfCompany>{({ companyId }) => <OfBuyer companyId={companyId} />}</OfCompany>
        ) : (
          <OfSeller to={`${market}/orders`} />
        )}
      </OnlineOnly>
    </section>
  );
};

type Found = { readonly items: readonly PurchaseLine[]; readonly next: string | null };

const OfBuyer = ({ companyId }: { readonly companyId: string }) => {
  const pages = usePages(companyId);
  const loaded = useLoad(listOwnPurchases, { companyId, ...pages.query, limit: perPage });
  return (
    <LoadedPart loaded={loaded}>
      {(found: Found) => (
        <>
          <Lines found={found} to={`${salePaths.mill}/orders`} side="buyer" />
          <Pager pages={pages} next={found.next} />
        </>
      )}
    </LoadedPart>
  );
};

const OfSeller = ({ to }: { readonly to: string }) => {
  const pages = usePages('orders');
  const loaded = useLoad(listPurchases, { ...pages.query, limit: perPage });
  return (
    <LoadedPart loaded={loaded}>
      {(found: Found) => (
        <>
          <Lines found={found} to={to} side="seller" />
          <Pager pages={pages} next={found.next} />
        </>
      )}
    </LoadedPart>
  );
};

const Lines = ({ found, to, side }: { found: Found; to: string; side: 'buyer' | 'seller' }) => {
  const { t } = useWords();
  if (found.items.length === 0) return <output>{t('listing.noOrders')}</output>;
  return <PurchaseLines lines={found.items} to={to} side={side} />;
};
