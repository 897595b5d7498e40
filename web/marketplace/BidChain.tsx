import type { MadeBid } from '@shuka/domain/marketplace';
import { useWords } from '#kit/words.tsx';
import { bidText } from './demand-words.ts';
import { SaidItem } from './SaidItem.tsx';

/** Every bid of the bargain, the latest last: who said what, and when. */
export const BidChain = ({ bids }: { readonly bids: readonly MadeBid[] }) => {
  const words = useWords();
  const { t } = words;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('demand.bids')}</h2>
      <ol className="grid gap-2">
        {bids.map(({ number, side, byName, at, note, ...bid }) => (
          <SaidItem key={number} side={side} byName={byName} at={at} says={bidText(bid, words)} note={note} />
        ))}
      </ol>
    </section>
  );
};
