import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { MadeBid } from '@shuka/domain/marketplace';
import { useWords } from '#kit/words.tsx';
import { bidText } from './demand-words.ts';

/** Every bid of the bargain, the latest last: who said what, and when. */
export const BidChain = ({ bids }: { readonly bids: readonly MadeBid[] }) => {
  const words = useWords();
  const { t, language } = words;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('demand.bids')}</h2>
      <ol className="grid gap-2">
        {bids.map(({ number, side, byName, at, note, ...bid }) => (
          <li
            key={number}
            className={`grid gap-1 rounded-2xl border border-line p-3 ${side === 'buyer' ? 'ml-6 bg-paper' : 'mr-6 bg-leaf-soft'}`}
          >
            <span className="text-sm text-ink-soft">
              {t(side === 'buyer' ? 'demand.buyerSaid' : 'demand.sellerSaid', {
                name: byName === '' ? t('demand.oneFarmer') : byName,
                date: formatDate(at, language),
              })}
            </span>
            <span className="text-lg font-bold">{bidText(bid, words)}</span>
            {note !== '' && <span className="break-words">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
};
