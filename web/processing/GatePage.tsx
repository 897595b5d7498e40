import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { gateRows, type Arrival, type Gate } from '@shuka/domain/processing';
import { usePerson } from '#accounts';
import { useSyncState } from '#kit/engine.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { ArrivalForm } from './ArrivalForm.tsx';
import { gatePaths } from './gate-paths.ts';
import { Queue } from './Queue.tsx';
import { DeliveryList, TodayPanel } from './TodayPanel.tsx';
import { rightNow, todays, useGate, type GateNow } from './use-gate.ts';
import { goToFields, useShortcuts } from './use-shortcuts.ts';
import { WeighForm } from './WeighForm.tsx';

const linkLook = 'inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4';

/** The gate of a mill on one screen: who waits, what is weighed, what came in today. It works without a network. */
export const GatePage = () => {
  const { t } = useWords();
  const loaded = useRows(gateRows);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('weigh.title')}</h1>
      <LoadedPart loaded={loaded}>
        {([kept]) =>
          kept === undefined ? <Notice kind="hint">{t('weigh.noGate')}</Notice> : <AtGate gate={kept.row} />
        }
      </LoadedPart>
    </section>
  );
};

const isSetUp = ({ formula, scales }: GateNow): boolean =>
  formula !== null && scales.some(({ isRetired }) => !isRetired);

/** What the clerk should know before they weigh. */
const Standing = ({ gate, isReady }: { readonly gate: Gate; readonly isReady: boolean }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { keeps, waiting } = useSyncState();
  const isOwner = gate.people.some(({ accountId, duty }) => accountId === person.accountId && duty === 'owner');
  const onShift = gate.people.find(({ accountId }) => accountId === gate.onShiftId);
  return (
    <>
      {!keeps && <Notice kind="hint">{t('weigh.keepsNothing')}</Notice>}
      {waiting > 0 && <Notice kind="hint">{t('weigh.waitingToSend', { count: waiting })}</Notice>}
      {!isReady && <Notice kind="hint">{t(isOwner ? 'weigh.setUpFirst' : 'weigh.notSetUp')}</Notice>}
      {gate.onShiftId !== person.accountId && (
        <Notice kind="hint">
          {onShift === undefined ? t('weigh.nobodyOnShift') : t('weigh.otherOnShift', { name: onShift.name })}{' '}
          <Link to="/AgroProcessor/Ashifts" className={linkLook}>
            {t('weigh.toShifts')}
          </Link>
        </Notice>
      )}
      {isOwner && (
        <Link to={gatePaths.setUp} className={linkLook}>
          {t('weigh.setUp')}
        </Link>
      )}
    </>
  );
};

/** What is weighed now: somebody of the queue, whoever stands there, or what was weighed wrong. */
const useTurn = (now: GateNow) => {
  const replaces = new URLSearchParams(useSearch()).get('replaces');
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [savedId, setSavedId] = useState<string | null>(null);
  const wrong = now.deliveries.find(({ row }) => row.id === replaces && row.replacedBy === null)?.row ?? null;
  const saved = (deliveryId: string): void => {
    setSavedId(deliveryId);
    setArrival(null);
  };
  return { arrival, setArrival, savedId, saved, wrong };
};

const AtGate = ({ gate }: { readonly gate: Gate }) => {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const now = useGate(gate);
  const turn = useTurn(now);
  const last = turn.savedId ?? now.deliveries[0]?.row.id ?? null;
  useShortcuts({
    w: () => goToFields('weigh'),
    q: () => goToFields('queue'),
    p: () => last !== null && goTo(`${gatePaths.delivery}/${last}`),
  });
  return (
    <>
      <Standing gate={gate} isReady={isSetUp(now)} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <WeighPart gate={gate} now={now} turn={turn} />
        <div className="grid gap-6">
          <section id="queue" className="grid gap-3">
            <h2 className="text-xl font-bold">{t('weigh.queue', { count: now.waiting.length })}</h2>
            <Queue gate={gate} waiting={now.waiting} onWeigh={turn.setArrival} />
            <ArrivalForm gate={gate} formula={now.formula} />
          </section>
          <section className="grid gap-3">
            <h2 className="text-xl font-bold">{t('weigh.today')}</h2>
            <TodayPanel today={todays(now.deliveries, rightNow())} />
            <DeliveryList deliveries={now.deliveries} />
          </section>
        </div>
      </div>
    </>
  );
};

type PartProps = {
  readonly gate: Gate;
  readonly now: GateNow;
  readonly turn: ReturnType<typeof useTurn>;
};

const WeighPart = ({ gate, now, turn }: PartProps) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { arrival, savedId, saved, wrong } = turn;
  return (
    <section
      id="weigh"
      aria-label={t('weigh.weigh')}
      className="grid gap-4 rounded-2xl border border-line bg-paper p-4"
    >
      <h2 className="text-xl font-bold">
        {wrong === null ? t('weigh.weigh') : t('weigh.weighAnewOf', { receipt: wrong.receipt })}
      </h2>
      <p className="text-sm text-ink-soft">{t('weigh.keys')}</p>
      {savedId !== null && (
        <Notice kind="done">
          {t('weigh.saved')}{' '}
          <Link to={`${gatePaths.delivery}/${savedId}`} className={linkLook}>
            {t('weigh.toReceipt')}
          </Link>
        </Notice>
      )}
      {isSetUp(now) && gate.onShiftId === person.accountId && (
        <WeighForm
          key={[savedId, arrival?.id, wrong?.id].join(' ')}
          gate={gate}
          now={now}
          arrival={arrival}
          wrong={wrong}
          takesFocus={savedId !== null || arrival !== null}
          onSaved={saved}
        />
      )}
    </section>
  );
};
