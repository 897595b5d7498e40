import { Navigation, Phone, WifiOff } from 'lucide-react';
import { useState } from 'react';
import type { TripStepKind } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { CarriedGoods } from './CarriedGoods.tsx';
import { nextHere, waiting } from './driver-rules.ts';
import type { KeptStep, KeptTrip } from './driver-store.ts';
import type { Driven, Said } from './driving.ts';
import { HandOverForm } from './HandOverForm.tsx';
import { SaidSteps } from './SaidSteps.tsx';
import { StopForm } from './StopForm.tsx';
import { overIcon as Over, stepIcons } from './trip-icons.ts';

/** The trip is off this phone; what nobody took in is said once more. */
export const EndedTrip = ({ unsent }: { readonly unsent: readonly KeptStep[] }) => {
  const { t } = useWords();
  if (unsent.length === 0)
    return (
      <output className="flex gap-3 rounded-2xl border-2 border-leaf bg-leaf-soft p-4 text-lg font-bold">
        <Over aria-hidden className="mt-0.5 size-7 shrink-0" />
        {t('driver.over')}
      </output>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Notice kind="error">{t('driver.overUnsent')}</Notice>
      <SaidSteps steps={unsent.map((step) => ({ ...step, state: 'needs-fixing', why: '' }))} />
    </div>
  );
};

/** The trip while it is driven. */
export const DrivenTrip = ({ kept, driven }: { readonly kept: KeptTrip; readonly driven: Driven }) => {
  const { t } = useWords();
  const { trip, steps } = kept;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Line isKept={driven.isKept} />
      <Where trip={trip} />
      {driven.isFull && <Notice kind="error">{t('driver.saidLocked')}</Notice>}
      <Buttons kept={kept} tell={driven.tell} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="text-lg font-bold">{t('driver.said')}</h2>
        <SaidSteps steps={steps} onTakeBack={driven.takeBack} />
        {waiting(steps).length > 0 && (
          <Button look="quiet" onClick={driven.sendNow}>
            {t('driver.sendNow')}
          </Button>
        )}
      </section>
      <CarriedGoods lines={trip.lines} />
    </div>
  );
};

/** Whether there is a network, and whether the page will open without one. */
const Line = ({ isKept }: { readonly isKept: boolean | null }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const kept = isKept === null ? '' : t(isKept ? 'driver.keeps' : 'driver.keepsNot');
  return (
    <p aria-live="polite" className={`flex gap-2 text-sm font-semibold ${isOnline ? 'text-leaf' : ''}`}>
      {!isOnline && <WifiOff aria-hidden className="size-5 shrink-0" />}
      {[t(isOnline ? 'driver.online' : 'driver.offline'), kept].join(' ')}
    </p>
  );
};

const Where = ({ trip }: Pick<KeptTrip, 'trip'>) => {
  const { t, language } = useWords();
  const { toName, toPlace, fromName, receiverPhone, waybill, vehicle, expectedAt } = trip;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border-2 border-leaf bg-leaf-soft p-4">
      <h2 className="text-sm font-semibold">{t('driver.to')}</h2>
      <p className="flex gap-2 text-2xl font-extrabold">
        <Navigation aria-hidden className="mt-1 size-7 shrink-0 text-leaf" />
        <span className="min-w-0 break-words">{[toName, toPlace].join(', ')}</span>
      </p>
      <p className="font-semibold">{t('driver.expected', { time: formatDateTime(expectedAt, language) })}</p>
      {receiverPhone !== '' && (
        <a
          href={`tel:${receiverPhone}`}
          className="inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border-2 border-leaf bg-paper px-4 font-semibold text-leaf"
        >
          <Phone aria-hidden className="size-5" />
          {t('driver.callThere', { phone: receiverPhone })}
        </a>
      )}
      <p className="text-sm break-words">
        {t('driver.from')}: {fromName}
        <br />
        {t('driver.waybill', { number: waybill, vehicle })}
      </p>
    </section>
  );
};

const nothing: Omit<Said, 'kind'> = { reason: null, note: '', receiver: '', lines: [], photo: null };

const Buttons = ({ kept, tell }: { readonly kept: KeptTrip; readonly tell: (said: Said) => void }) => {
  const { t, say } = useWords();
  const [asked, setAsked] = useState<TripStepKind | null>(null);
  const next = nextHere(kept);
  const told = (said: Said): void => {
    tell(said);
    setAsked(null);
  };
  if (asked === 'stopped')
    return <StopForm onSaid={(said) => told({ ...nothing, ...said })} onBack={() => setAsked(null)} />;
  if (asked === 'handed-over')
    return (
      <HandOverForm
        lines={kept.trip.lines}
        onSaid={(said) => told({ ...nothing, ...said })}
        onBack={() => setAsked(null)}
      />
    );
  if (next.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{t('driver.now')}</h2>
      {next.map((kind, place) => {
        const Icon = stepIcons[kind];
        const needsMore = kind === 'stopped' || kind === 'handed-over';
        return (
          <Button
            key={kind}
            look={place === 0 ? 'main' : 'quiet'}
            className="min-h-20 text-xl"
            onClick={() => (needsMore ? setAsked(kind) : told({ ...nothing, kind }))}
          >
            <Icon aria-hidden className="size-8 shrink-0" />
            {say(`trip.step.${kind}`)}
          </Button>
        );
      })}
    </section>
  );
};
