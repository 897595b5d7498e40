import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { listInputOrders } from '@shuka/domain/marketplace';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, type Pages } from '#kit/pager.tsx';
import type { Loaded } from '#kit/use-load.ts';
import { OrderList } from './OrderList.tsx';

type Props = {
  readonly loaded: Loaded<OutputOf<typeof listInputOrders>> & { reload: () => void };
  readonly pages: Pages;
  /** The address the orders stand below. */
  readonly below: string;
  readonly saysNone: string;
};

/** The orders that were found, a page at a time. */
export const FoundOrders = ({ loaded, pages, below, saysNone }: Props) => (
  <LoadedPart loaded={loaded}>
    {({ items, next }) => (
      <>
        <OrderList orders={items} below={below} saysNone={saysNone} />
        <Pager pages={pages} next={next} />
      </>
    )}
  </LoadedPart>
);
