import { useLocation, useParams } from 'wouter';
import { deliveryRows } from '@shuka/domain/processing';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { DeliveryList } from './TodayPanel.tsx';

/** What a farmer delivered to mills, each with its receipt; that of the farmer in the address for who looks after them. */
export const MyDeliveriesPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { farmerId } = useParams();
  const [pathname] = useLocation();
  const keeperId = farmerId?.toLowerCase() ?? person.accountId;
  const loaded = useRows(deliveryRows);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('weigh.myTitle')}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) => <DeliveryList deliveries={kept.filter(({ row }) => row.keeperId === keeperId)} at={pathname} />}
      </LoadedPart>
    </section>
  );
};
