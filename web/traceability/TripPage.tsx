import { useLocation, useParams } from 'wouter';
import { missingOf, readTrip, readWaybill, type Trip } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { Facts } from '#kit/facts.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { GetPaper } from './GetPaper.tsx';
import { kilogramsOfGrams } from './kilograms-typed.ts';
import { TripLink } from './TripLink.tsx';
import { TripLoss, TripMarks } from './TripCards.tsx';
import { TripStory } from './TripStory.tsx';
import { useFresh } from './use-fresh.ts';

/** One trip: where it stands, what its driver said, its goods with what was lost, its waybill and its link. */
export const TripPage = () => {
  const { t } = useWords();
  const { tripId = '' } = useParams();
  const [pathname] = useLocation();
  const loaded = useLoad(readTrip, { tripId: tripId.toLowerCase() });
  useFresh(loaded.reload);
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={pathname.replace(/\/[^/]+\/?$/, '')}>{t('trips.back')}</BackLink>
      <LoadedPart loaded={loaded}>{(trip) => <Body trip={trip} onChanged={loaded.reload} />}</LoadedPart>
    </section>
  );
};

const Body = ({ trip, onChanged }: { readonly trip: Trip; readonly onChanged: () => void }) => {
  const { t, language } = useWords();
  const { id, waybill, fromName, toName, toPlace, driverName, driverPhone, receiverPhone, vehicle, expectedAt } = trip;
  const wasCounted = trip.lines.some(({ receivedGrams }) => receivedGrams !== null);
  return (
    <>
      <h1 className="text-2xl font-bold break-words">
        {t('trips.fromTo', { from: fromName, to: [toName, toPlace].join(', ') })}
      </h1>
      <TripMarks {...trip} />
      <TripLoss {...trip} />
      {wasCounted && trip.lostGrams + trip.lostUnits === 0 && (
        <p className="font-semibold text-leaf">{t('trips.nothingLost')}</p>
      )}
      <Facts
        facts={[
          [t('trips.driver'), driverName],
          [t('trips.driverPhone'), driverPhone === '' ? t('trips.phoneGone') : driverPhone],
          [t('trips.vehicle'), vehicle],
          [t('trips.expectedAt'), formatDateTime(expectedAt, language)],
          ...(receiverPhone === '' ? [] : [[t('trips.receiverPhone'), receiverPhone] as const]),
        ]}
      />
      <TripStory trip={trip} />
      <Goods lines={trip.lines} />
      <GetPaper
        says={t('trips.getWaybill')}
        get={() => fetchFile(readWaybill, { tripId: id }, `waybill-${waybill}.pdf`)}
      />
      <TripLink trip={trip} onChanged={onChanged} />
    </>
  );
};

const Goods = ({ lines }: Pick<Trip, 'lines'>) => {
  const { t, say } = useWords();
  const columns = [
    { says: t('trips.goods') },
    { says: t('trips.sent'), isFigure: true },
    { says: t('trips.arrived'), isFigure: true },
    { says: t('trips.missing'), isFigure: true },
  ];
  const amount = (grams: number | null, received: number | null): string => {
    if (received === null) return t('trips.notCounted');
    return grams === null ? String(received) : t('trips.inKilograms', { kilograms: kilogramsOfGrams(received) });
  };
  return (
    <CardTable caption={t('trips.goods')} columns={columns}>
      {lines.map((line) => {
        const { place, name, grams, receivedGrams, lossReason } = line;
        const lost = missingOf(line);
        return (
          <CardRow key={place}>
            <CardHead>{name}</CardHead>
            <CardCell says={t('trips.sent')} isFigure>
              {grams === null ? t('trips.wholeUnit') : amount(grams, grams)}
            </CardCell>
            <CardCell says={t('trips.arrived')} isFigure>
              {amount(grams, receivedGrams)}
            </CardCell>
            <CardCell says={t('trips.missing')} isFigure>
              {lost === 0 ? '' : [amount(grams, lost), say(`lots.reason.${lossReason ?? 'stolen'}`)].join(': ')}
            </CardCell>
          </CardRow>
        );
      })}
    </CardTable>
  );
};
