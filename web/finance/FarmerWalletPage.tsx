import { useState } from 'react';
import { BackLink } from '#kit/back-link.tsx';
import { useWords } from '#kit/words.tsx';
import { financePaths } from './finance-paths.ts';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { WalletPanel } from './WalletPanel.tsx';

/** A farmer's wallet, with what came of a payment they come back from. */
export const FarmerWalletPage = () => {
  const { t } = useWords();
  const [paid, setPaid] = useState(0);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={financePaths.overview}>{t('wallet.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('wallet.title')}</h1>
      <PaymentOutcome onPaid={() => setPaid(1)} />
      <WalletPanel paid={paid} bankPath="/Farmer/profile/identity" />
    </section>
  );
};
