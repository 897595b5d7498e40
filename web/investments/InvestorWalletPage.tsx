import { useState } from 'react';
import { loadPaymentOutcome, loadWalletPanel } from '#finance';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';
import { Frame } from './Frame.tsx';
import { investmentPaths } from './investment-paths.ts';
import { StatementFiles } from './StatementFiles.tsx';

const PaymentOutcome = lazy(loadPaymentOutcome);
const WalletPanel = lazy(loadWalletPanel);

/** An investor's wallet, and the statements of what they put into farms. */
export const InvestorWalletPage = () => {
  const { t } = useWords();
  const [paid, setPaid] = useState(0);
  return (
    <Frame title={t('investments.walletTitle')}>
      <Suspense fallback={<Loading />}>
        <PaymentOutcome onPaid={() => setPaid((count) => count + 1)} />
        <WalletPanel paid={paid} bankPath={investmentPaths.bank} />
      </Suspense>
      <StatementFiles />
    </Frame>
  );
};
