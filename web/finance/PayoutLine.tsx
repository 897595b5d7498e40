import { readPayout, type Payout } from '@shuka/domain/finance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { payoutWords, troubleWords } from './wallet-words.ts';

/** How far a payout came, and why it did not where it did not. */
export const PayoutLine = ({ payoutId }: { readonly payoutId: string }) => {
  const loaded = useLoad(readPayout, { payoutId });
  return <LoadedPart loaded={loaded}>{(payout) => <PayoutStanding payout={payout} />}</LoadedPart>;
};

export const PayoutStanding = ({ payout }: { readonly payout: Payout }) => {
  const { t, language } = useWords();
  const { bankName, masked, state, trouble, reason, holdUntil, createdAt } = payout;
  const isHeld = (state === 'asked' || state === 'approved') && holdUntil > createdAt;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{t(payoutWords[state])}</p>
      <p className="text-sm">
        {bankName} <span className="font-mono">{masked}</span>
      </p>
      {isHeld && <p className="text-sm">{t('wallet.notBefore', { time: formatDateTime(holdUntil, language) })}</p>}
      {trouble !== null && <p className="text-sm">{t(troubleWords[trouble])}</p>}
      {reason !== '' && <p className="text-sm break-words">{t('wallet.reason', { reason })}</p>}
    </div>
  );
};
