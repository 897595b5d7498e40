import { useState, type ReactNode } from 'react';
import { readWallet, type Payout } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useReloadOn } from '#kit/use-reload-on.ts';
import { useWords } from '#kit/words.tsx';
import { BankNameForm } from './BankNameForm.tsx';
import { MoneyOffline } from './MoneyOffline.tsx';
import { MovesTable } from './MovesTable.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import { PayoutStanding } from './PayoutLine.tsx';
import { TopUpForm } from './TopUpForm.tsx';

type Props = {
  /** Where the bank account is given. */
  readonly bankPath: string;
  /** How many payments have come in since the page was opened. */
  readonly paid: number;
};

/** One's own wallet: what is in it, money in, money out, and every move. */
export const WalletPanel = ({ bankPath, paid }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readWallet, {});
  const [asked, setAsked] = useState<Payout | null>(null);
  const [turn, setTurn] = useState(0);
  const told = (payout: Payout): void => {
    setAsked(payout);
    setTurn(turn + 1);
    loaded.reload();
  };
  useReloadOn(paid, loaded.reload);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <MoneyOffline />
      <LoadedPart loaded={loaded}>
        {({ balanceKobo, money }) => (
          <>
            <p className="rounded-2xl border border-line bg-paper p-4">
              {t('wallet.balance')}
              <strong className="block text-3xl break-words tabular-nums">{formatNaira(balanceKobo)}</strong>
            </p>
            {money === 'sandbox' && <Notice kind="hint">{t('wallet.sandbox')}</Notice>}
          </>
        )}
      </LoadedPart>
      {asked !== null && (
        <Notice kind="done">
          <PayoutStanding payout={asked} />
        </Notice>
      )}
      <Folded says={t('wallet.topUpTitle')}>
        <TopUpForm />
      </Folded>
      <Folded says={t('wallet.payoutTitle')}>
        <PayoutForm bankPath={bankPath} onAsked={told} />
      </Folded>
      <Folded says={t('wallet.bankNameTitle')}>
        <BankNameForm />
      </Folded>
      <MovesTable turn={turn + paid} />
    </div>
  );
};

const Folded = ({ says, children }: { readonly says: string; readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-2xl border border-line bg-paper px-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer items-center text-lg font-bold">{says}</summary>
      <div className="max-w-xl pb-4">{isOpen && children}</div>
    </details>
  );
};
