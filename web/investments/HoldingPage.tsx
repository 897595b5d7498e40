import { useState } from 'react';
import { useParams } from 'wouter';
import { readHolding, type Holding } from '@shuka/domain/investments';
import { loadPaymentOutcome } from '#finance';
import { BackLink } from '#kit/back-link.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CancelHolding } from './CancelHolding.tsx';
import { HoldingFarm } from './HoldingFarm.tsx';
import { HoldingFigures } from './HoldingFigures.tsx';
import { HoldingResult } from './HoldingResult.tsx';
import { investmentPaths } from './investment-paths.ts';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { PathLink } from './PathLink.tsx';
import { PayHolding } from './PayHolding.tsx';

const PaymentOutcome = lazy(loadPaymentOutcome);

/** One investment: its figures, what is to be done, what came of it, and all that is known of the farm. */
export const HoldingPage = () => {
  const { t } = useWords();
  const { holdingId = '' } = useParams();
  const loaded = useLoad(readHolding, { holdingId: holdingId.toLowerCase() });
  const [paid, setPaid] = useState(0);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={investmentPaths.holdings}>{t('investments.toOngoing')}</BackLink>
      <NeedsNetwork />
      <Suspense fallback={null}>
        <PaymentOutcome onPaid={() => setPaid((count) => count + 1)} />
      </Suspense>
      <LoadedPart loaded={loaded}>
        {(holding) => <OneHolding key={holding.id} holding={holding} paid={paid} />}
      </LoadedPart>
    </section>
  );
};

type Props = {
  readonly holding: Holding;
  /** Counts the payments that came in while the page is open: the wallet is looked into again. */
  readonly paid: number;
};

const OneHolding = ({ holding: loaded, paid }: Props) => {
  const { t } = useWords();
  const [holding, setHolding] = useState(loaded);
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold break-words">{holding.title}</h1>
        <p className="text-ink-soft">{[holding.offerNumber, holding.farmName].join(' · ')}</p>
      </header>
      <HoldingFigures holding={holding} />
      {holding.state === 'pledged' && <PayHolding key={paid} holding={holding} onPaid={setHolding} />}
      <CancelHolding holding={holding} onCancelled={setHolding} />
      {holding.state === 'completed' && <HoldingResult holding={holding} />}
      <PathLink look="quiet" to={investmentPaths.offer(holding.offerId)}>
        {t('investments.toTerms')}
      </PathLink>
      <HoldingFarm key={holding.state} holding={holding} />
    </>
  );
};
