import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { readPayment, type Payment, type PaymentState } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useAskAgain } from '#kit/use-ask-again.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords, type WordId } from '#kit/words.tsx';

type Props = {
  /** Called once the money is in the wallet. */
  readonly onPaid?: () => void;
};

const isId = (text: string | null): text is string => text !== null && /^[0-9a-f-]{36}$/.test(text);

/** What came of the payment one comes back from, which the address names; nothing where it names none. */
export const PaymentOutcome = ({ onPaid }: Props) => {
  const paymentId = new URLSearchParams(useSearch()).get('payment');
  return isId(paymentId) ? <Outcome key={paymentId} paymentId={paymentId} onPaid={onPaid} /> : null;
};

const askAgainMillis = 3000;

const Outcome = ({ paymentId, onPaid }: { paymentId: string; onPaid: (() => void) | undefined }) => {
  const loaded = useLoad(readPayment, { paymentId });
  const { reload } = loaded;
  const state = loaded.state === 'ready' ? loaded.value.state : null;
  const tell = useRef(onPaid);
  useEffect(() => {
    if (state === 'paid') tell.current?.();
  }, [state]);
  useAskAgain(state === 'started', reload, askAgainMillis);
  return <LoadedPart loaded={loaded}>{(payment) => <Told payment={payment} onAsk={reload} />}</LoadedPart>;
};

const outcomes = {
  started: { kind: 'hint', says: 'wallet.paymentStarted' },
  paid: { kind: 'done', says: 'wallet.paymentPaid' },
  failed: { kind: 'error', says: 'wallet.paymentFailed' },
  abandoned: { kind: 'error', says: 'wallet.paymentAbandoned' },
  refunded: { kind: 'hint', says: 'wallet.paymentRefunded' },
} as const satisfies Record<PaymentState, { kind: 'hint' | 'done' | 'error'; says: WordId }>;

const Told = ({ payment, onAsk }: { payment: Payment; onAsk: () => void }) => {
  const { t } = useWords();
  const { kind, says } = outcomes[payment.state];
  const { settlement } = payment;
  return (
    <div className="grid gap-3" aria-live="polite">
      <Notice kind={kind}>
        {t(says, { amount: formatNaira(payment.amountKobo) })}
        {payment.trouble !== null && (
          <span className="block">{t(settlement === null ? 'wallet.paymentTrouble' : 'wallet.paymentSettled')}</span>
        )}
        {settlement !== null && <q className="block">{settlement.words}</q>}
      </Notice>
      {payment.state === 'started' && (
        <Button look="quiet" className="justify-self-start" onClick={onAsk}>
          {t('status.again')}
        </Button>
      )}
    </div>
  );
};
