import { useState } from 'react';
import { readLedgerStatement, type LedgerLine } from '@shuka/domain/finance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useReloadOn } from '#kit/use-reload-on.ts';
import { useWords } from '#kit/words.tsx';
import { PayoutLine } from './PayoutLine.tsx';
import { moveWords } from './wallet-words.ts';

/** All moves of one's own wallet, the last one first, each with what was in it after; read anew at each turn. */
export const MovesTable = ({ turn }: { readonly turn: number }) => {
  const { t } = useWords();
  const pages = usePages('moves');
  const loaded = useLoad(readLedgerStatement, { limit: '20', ...pages.query });
  useReloadOn(turn, loaded.reload);
  const columns = [
    { says: t('wallet.what') },
    { says: t('wallet.when') },
    { says: t('wallet.amount'), isFigure: true },
    { says: t('wallet.after'), isFigure: true },
  ];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{t('wallet.moves')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <p>{t('wallet.noMoves')}</p>
            ) : (
              <CardTable caption={t('wallet.moves')} columns={columns}>
                {items.map((line) => (
                  <MoveRow key={line.moveId} line={line} />
                ))}
              </CardTable>
            )}
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const MoveRow = ({ line }: { readonly line: LedgerLine }) => {
  const { t, language } = useWords();
  const { kind, reason, amountKobo, balanceKobo, madeAt } = line;
  return (
    <CardRow>
      <CardHead>
        <span className="block">{t(moveWords[kind])}</span>
        {reason !== '' && <span className="block text-sm font-normal text-ink-soft">{reason}</span>}
        {kind === 'payout' && line.subjectId !== null && <HowFar payoutId={line.subjectId} />}
      </CardHead>
      <CardCell says={t('wallet.when')}>{formatDateTime(madeAt, language)}</CardCell>
      <CardCell says={t('wallet.amount')} isFigure>
        <strong className={`whitespace-nowrap ${amountKobo > 0 ? 'text-leaf' : ''}`}>
          {amountKobo > 0 ? `+${formatNaira(amountKobo)}` : formatNaira(amountKobo)}
        </strong>
      </CardCell>
      <CardCell says={t('wallet.after')} isFigure>
        <span className="whitespace-nowrap">{formatNaira(balanceKobo)}</span>
      </CardCell>
    </CardRow>
  );
};

const HowFar = ({ payoutId }: { readonly payoutId: string }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PayoutLine payoutId={payoutId} />;
  return (
    <Button look="bare" className="-mx-3 px-3" onClick={() => setOpen(true)}>
      {t('wallet.howFar')}
    </Button>
  );
};
