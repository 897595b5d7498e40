import { LoaderCircle } from 'lucide-react';
import { readWallet, type Wallet } from '@shuka/domain/finance';
import { coolingOffHours, payHolding, type Holding } from '@shuka/domain/investments';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { loadTopUpForm } from '#finance';
import { Button } from '#kit/button.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { Part } from './Part.tsx';
import { useHoldingAct } from './use-holding-act.ts';
import { InWallet } from './WalletLine.tsx';

const TopUpForm = lazy(loadTopUpForm);

type Props = { readonly holding: Holding; readonly onPaid: (holding: Holding) => void };

/** Pays a pledge from the wallet; where there is too little in it, money is put in first and one comes back here. */
export const PayHolding = ({ holding, onPaid }: Props) => {
  const { t, language } = useWords();
  const loaded = useLoad(readWallet, {});
  const { payBy } = holding;
  return (
    <Part title={t('investments.payTitle')}>
      {payBy !== null && <p>{t('investments.payBy', { time: formatDateTime(payBy, language) })}</p>}
      <LoadedPart loaded={loaded}>
        {(wallet) => (
          <>
            <InWallet wallet={wallet} />
            {wallet.balanceKobo >= holding.amountKobo ? (
              <PayNow holding={holding} onPaid={onPaid} />
            ) : (
              <TopUp wallet={wallet} holding={holding} />
            )}
          </>
        )}
      </LoadedPart>
    </Part>
  );
};

const PayNow = ({ holding, onPaid }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const { isSending, problem, act } = useHoldingAct(payHolding, holding.id, onPaid);
  return (
    <>
      <p>{t('investments.payText', { hours: coolingOffHours })}</p>
      <Button className="justify-self-start" disabled={isSending || !isOnline} onClick={() => void act()}>
        {isSending && <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />}
        {t('investments.payNow', { amount: formatNaira(holding.amountKobo) })}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};

const TopUp = ({ wallet, holding }: { readonly wallet: Wallet; readonly holding: Holding }) => {
  const { t } = useWords();
  const lackKobo = holding.amountKobo - wallet.balanceKobo;
  return (
    <>
      <p>{t('investments.topUpFirst', { amount: formatNaira(lackKobo) })}</p>
      <Suspense fallback={<Loading />}>
        <TopUpForm amountKobo={lackKobo} />
      </Suspense>
    </>
  );
};
