import { listDealerOrders } from '@shuka/domain/marketplace';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { FoundOrders } from './FoundOrders.tsx';
import { InputTabs } from './InputTabs.tsx';
import { dealerInputs, inputPathsOf } from './input-paths.ts';

const paths = inputPathsOf(dealerInputs);

/** What farmers ordered of the company one works for. */
export const DealerOrdersPage = () => {
  const { t } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('inputs.orders')}</h1>
      <InputTabs paths={paths} isDealer />
      <OfCompany>{({ companyId }) => <Orders companyId={companyId} />}</OfCompany>
    </section>
  );
};

const Orders = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listDealerOrders, { companyId, ...pages.query });
  return <FoundOrders loaded={loaded} pages={pages} below={paths.orders} saysNone={t('inputs.noOrders')} />;
};
