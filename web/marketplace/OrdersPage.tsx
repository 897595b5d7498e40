import { listInputOrders } from '@shuka/domain/marketplace';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { FoundOrders } from './FoundOrders.tsx';
import { InputTabs } from './InputTabs.tsx';
import { useInputKeeper } from './use-input-keeper.ts';

/** What a farmer ordered. */
export const OrdersPage = () => {
  const { t } = useWords();
  const { keeperId, paths } = useInputKeeper();
  const pages = usePages(keeperId);
  const loaded = useLoad(listInputOrders, { keeperId, ...pages.query });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('inputs.orders')}</h1>
      <InputTabs paths={paths} />
      <FoundOrders loaded={loaded} pages={pages} below={paths.orders} saysNone={t('inputs.noOrders')} />
    </section>
  );
};
