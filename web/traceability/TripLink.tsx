import { Send, Unlink, XCircle } from 'lucide-react';
import { useState } from 'react';
import { cancelTrip, revokeTripLink, sendTripLink, type Trip } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call, type Result } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Asked = 'revoke' | 'cancel';

type Props = { readonly trip: Trip; readonly onChanged: () => void };

/** The link that a driver was sent: again, to an end, or with the whole trip. */
export const TripLink = ({ trip, onChanged }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id: tripId, state, isLinkOpen, linkUntil, openedAt, sentCount } = trip;
  const isOpen = state !== 'over' && state !== 'cancelled';
  const run = async (act: () => Promise<Result<Trip>>): Promise<void> => {
    setBusy(true);
    const result = await act();
    setBusy(false);
    setAsked(null);
    setProblem(result.ok ? null : failureWords(result.failure, words));
    if (result.ok) onChanged();
  };
  const sure = () => run(() => call(asked === 'cancel' ? cancelTrip : revokeTripLink, { tripId }));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold">{t('trips.link')}</h2>
      <p>
        {isLinkOpen
          ? t('trips.linkOpen', { time: formatDateTime(linkUntil, language), count: sentCount })
          : t('trips.linkShut')}{' '}
        {openedAt === null ? t('trips.linkUnseen') : t('trips.linkSeen', { time: formatDateTime(openedAt, language) })}
      </p>
      {isOpen && asked === null && (
        <Acts
          trip={trip}
          isBusy={isBusy}
          onSend={() => void run(() => call(sendTripLink, { tripId }))}
          onAsk={setAsked}
        />
      )}
      {asked !== null && <Sure asked={asked} isBusy={isBusy} onYes={() => void sure()} onNo={() => setAsked(null)} />}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </section>
  );
};

type ActsProps = {
  readonly trip: Trip;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onAsk: (asked: Asked) => void;
};

const Acts = ({ trip: { state, isLinkOpen }, isBusy, onSend, onAsk }: ActsProps) => {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" disabled={isBusy} onClick={onSend}>
        <Send aria-hidden className="size-5" />
        {t('trips.sendAgain')}
      </Button>
      {isLinkOpen && (
        <Button look="danger" disabled={isBusy} onClick={() => onAsk('revoke')}>
          <Unlink aria-hidden className="size-5" />
          {t('trips.revoke')}
        </Button>
      )}
      {(state === 'planned' || state === 'loaded') && (
        <Button look="danger" disabled={isBusy} onClick={() => onAsk('cancel')}>
          <XCircle aria-hidden className="size-5" />
          {t('trips.cancel')}
        </Button>
      )}
    </div>
  );
};

type SureProps = {
  readonly asked: Asked;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

const Sure = ({ asked, isBusy, onYes, onNo }: SureProps) => {
  const { t } = useWords();
  return (
    <div role="alertdialog" aria-labelledby="sure" className="grid gap-2">
      <p id="sure" className="font-semibold">
        {t(asked === 'cancel' ? 'trips.sureCancel' : 'trips.sureRevoke')}
      </p>
      <div className="flex gap-2">
        <Button look="danger" disabled={isBusy} onClick={onYes}>
          {t('trips.yes')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onNo}>
          {t('trips.no')}
        </Button>
      </div>
    </div>
  );
};
