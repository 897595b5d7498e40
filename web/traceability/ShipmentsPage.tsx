import { Truck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { goodsPaths } from './goods-paths.ts';
import { OfGoods } from './OfGoods.tsx';
import { useShipments, type Direction, type Told } from './use-shipments.ts';

/** What a company sent, and what is sent to it. What this phone keeps stands there without a network. */
export const ShipmentsPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={goodsPaths.goods}>{t('goods.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('goods.shipments')}</h1>
      <OfGoods>{({ companyId }) => <Shipments companyId={companyId} />}</OfGoods>
    </section>
  );
};

const Shipments = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [direction, setDirection] = useState<Direction>('in');
  const pages = usePages(direction);
  const { loaded, items, next, isKept } = useShipments(companyId, direction, pages.query);
  const list = (
    <>
      {items.length === 0 && <p>{t('goods.noShipments')}</p>}
      <ul className="grid gap-3">
        {items.map((one) => (
          <li key={one.id}>
            <ShipmentCard shipment={one} />
          </li>
        ))}
      </ul>
      <Pager pages={pages} next={next} />
    </>
  );
  return (
    <>
      <ChoiceChips
        label={t('goods.shipments')}
        choices={[
          { value: 'in', says: t('goods.incoming') },
          { value: 'out', says: t('goods.outgoing') },
        ]}
        chosen={direction}
        onChange={setDirection}
      />
      {isKept ? list : <LoadedPart loaded={loaded}>{() => list}</LoadedPart>}
    </>
  );
};

const ShipmentCard = ({ shipment }: { readonly shipment: Told }) => {
  const { t, language } = useWords();
  const { id, waybill, fromName, toName, isIncoming, shippedAt, receivedAt, state } = shipment;
  return (
    <Link
      to={`${goodsPaths.shipments}/${id}`}
      className="grid gap-1 rounded-2xl border border-line bg-paper p-4 hover:bg-leaf-soft"
    >
      <span className="flex items-center gap-2 text-lg font-bold">
        <Truck aria-hidden className="size-5 shrink-0 text-leaf" />
        <span className="min-w-0 break-words">
          {isIncoming ? t('goods.fromWhom', { name: fromName }) : t('goods.toWhom', { name: toName })}
        </span>
      </span>
      <span>{t('goods.waybillOf', { waybill, day: formatDate(shippedAt, language) })}</span>
      <span className={receivedAt === null ? 'font-semibold' : 'text-ink-soft'}>
        {receivedAt === null ? t('goods.onItsWay') : t('goods.receivedOn', { day: formatDate(receivedAt, language) })}
      </span>
      <StateMark state={state} />
    </Link>
  );
};
