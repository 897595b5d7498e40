import { Wallet as WalletSign } from 'lucide-react';
import { Link } from 'wouter';
import { readWallet, type Wallet } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { investmentPaths } from './investment-paths.ts';

/** What is in the wallet, that it is not real where it is not, and the way there. */
export const WalletLine = () => {
  const loaded = useLoad(readWallet, {});
  return <LoadedPart loaded={loaded}>{(wallet) => <InWallet wallet={wallet} />}</LoadedPart>;
};

export const InWallet = ({ wallet: { balanceKobo, money } }: { readonly wallet: Wallet }) => {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border border-line bg-paper p-4">
      <WalletSign aria-hidden className="size-6 shrink-0 text-leaf" />
      <span className="text-lg">
        {t('investments.inWallet')} <strong>{formatNaira(balanceKobo)}</strong>
      </span>
      {money === 'sandbox' && (
        <span className="rounded-full bg-ochre-soft px-3 py-1 text-sm font-semibold">
          {t('investments.notRealMoney')}
        </span>
      )}
      <Link
        to={investmentPaths.wallet}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        {t('investments.toWallet')}
      </Link>
    </p>
  );
};
