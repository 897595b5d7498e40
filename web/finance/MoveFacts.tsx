import type { LedgerMove, MoveSide } from '@shuka/domain/finance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { moveWords, sideWords } from './wallet-words.ts';

/** A move as the staff reads it: what it was, how much, and from where to where. */
export const MoveFacts = ({ move }: { readonly move: LedgerMove }) => {
  const { t, language } = useWords();
  const said = ({ kind, name }: MoveSide): string => t(sideWords[kind], { name });
  return (
    <div className="grid gap-1">
      <p className="font-bold">{t(moveWords[move.kind])}</p>
      <p className="break-words">
        {t('wallet.moveBetween', { amount: formatNaira(move.amountKobo), from: said(move.from), to: said(move.to) })}
      </p>
      <p className="text-sm text-ink-soft">
        {formatDateTime(move.madeAt, language)}
        {move.money === 'sandbox' && <strong className="block">{t('wallet.sandbox')}</strong>}
      </p>
      {move.reason !== '' && <p className="text-sm break-words">{t('wallet.reason', { reason: move.reason })}</p>}
    </div>
  );
};
