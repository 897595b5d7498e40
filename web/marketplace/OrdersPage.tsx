import { listInputOrders } from '@shuka/domain/marketplace';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { InputTabs } from './InputTabs.tsx';
import { OrderList } from './OrderList.tsx';
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
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            <OrderList orders={items} below={paths.orders} saysNone={t('inputs.noOrders')} />
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
