import { shortOf } from '@shuka/domain/traceability';
import { useParams } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Facts } from '#kit/facts.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { goodsPaths } from './goods-paths.ts';
import { kilogramsText } from './goods-words.ts';
import { OfGoods, type Clerk } from './OfGoods.tsx';
import { ReceiveForm } from './ReceiveForm.tsx';
import { useKeptShipments, useShipments, type Told } from './use-shipments.ts';

/** One shipment: what is in it, what came of it, and for whoever it goes to the form to receive it. */
export const ShipmentPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={goodsPaths.shipments}>{t('goods.shipments')}</BackLink>
      <OfGoods>{(clerk) => <Found clerk={clerk} />}</OfGoods>
    </section>
  );
};

const Found = ({ clerk }: { readonly clerk: Clerk }) => {
  const shipmentId = (useParams()['shipmentId'] ?? '').toLowerCase();
  const kept = useKeptShipments(clerk.companyId).find(({ id }) => id === shipmentId);
  return kept === undefined ? (
    <OfServer clerk={clerk} shipmentId={shipmentId} />
  ) : (
    <Body clerk={clerk} shipment={kept} />
  );
};

/** One that left this phone: the newest of both directions are asked for. */
const OfServer = ({ clerk, shipmentId }: { readonly clerk: Clerk; readonly shipmentId: string }) => {
  const { t } = useWords();
  const incoming = useShipments(clerk.companyId, 'in', {});
  const outgoing = useShipments(clerk.companyId, 'out', {});
  const found = [...incoming.items, ...outgoing.items].find(({ id }) => id === shipmentId);
  if (found !== undefined) return <Body clerk={clerk} shipment={found} />;
  const isLoading = incoming.loaded.state === 'loading' || outgoing.loaded.state === 'loading';
  return isLoading ? <Loading /> : <Notice kind="hint">{t('goods.noSuchShipment')}</Notice>;
};

const Body = ({ clerk, shipment }: { readonly clerk: Clerk; readonly shipment: Told }) => {
  const { t, language } = useWords();
  const { waybill, vehicle, fromName, toName, isIncoming, shippedAt, receivedAt, lines, state } = shipment;
  const facts: (readonly [string, string])[] = [
    isIncoming ? [t('goods.from'), fromName] : [t('goods.to'), toName],
    [t('goods.waybill'), waybill],
    ...(vehicle === '' ? [] : [[t('goods.vehicleIs'), vehicle] as const]),
    [t('goods.shippedAt'), formatDate(shippedAt, language)],
    ...(receivedAt === null ? [] : [[t('goods.receivedAt'), formatDate(receivedAt, language)] as const]),
  ];
  return (
    <>
      <h1 className="text-2xl font-bold break-words">{t('goods.shipmentTitle', { waybill })}</h1>
      <StateMark state={state} />
      <Facts facts={facts} />
      <h2 className="text-xl font-bold">{t('goods.whatIsInIt')}</h2>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <Line key={line.place} line={line} isReceived={receivedAt !== null} />
        ))}
      </ul>
      {isIncoming && receivedAt === null && clerk.duty !== 'buyer' && (
        <ReceiveForm companyId={clerk.companyId} shipment={shipment} />
      )}
    </>
  );
};

type LineProps = { readonly line: Told['lines'][number]; readonly isReceived: boolean };

const Line = ({ line, isReceived }: LineProps) => {
  const { t, say } = useWords();
  const { thing, name, grams, receivedGrams, lossReason } = line;
  const came = grams === null ? (receivedGrams ?? 0) > 0 : null;
  return (
    <li className="rounded-xl border border-line bg-paper p-3">
      <span className="font-bold break-words">{name === '' ? shortOf(thing) : name}</span>{' '}
      {grams === null ? t('goods.goesWhole') : t('goods.kilogramsOf', { kilograms: kilogramsText(grams) })}
      {isReceived && (
        <p>
          {came === null
            ? t('goods.cameOf', { kilograms: kilogramsText(receivedGrams ?? 0) })
            : t(came ? 'goods.cameWhole' : 'goods.didNotCome')}
          {lossReason !== null && ` ${say(`lots.reason.${lossReason}`)}`}
        </p>
      )}
    </li>
  );
};
