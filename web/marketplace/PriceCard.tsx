import { Link } from 'wouter';
import type { Quotation } from '@shuka/domain/marketplace';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { PriceChange } from './PriceChange.tsx';
import { pricePaths } from './price-paths.ts';
import { dayText, goodsText, kiloText, unitText } from './price-words.ts';

/** One line of the board: what it costs, where, since when, and how that moved. */
export const PriceCard = ({ quotation }: { readonly quotation: Quotation }) => {
  const words = useWords();
  const { id, goods, market, lga, stateCode, kind, day, amountKobo, kiloKobo, source } = quotation;
  const place = [market, lga, stateName(stateCode)].filter((part, at) => part !== '' && (at === 0 || part !== market));
  return (
    <article className="grid content-start gap-1 rounded-2xl border border-line bg-paper p-4">
      <h2 className="min-w-0 break-words text-lg font-bold">
        <Link to={pricePaths.series(id)} className="text-leaf underline underline-offset-4">
          {goodsText(goods, words)}
        </Link>
      </h2>
      <p className="min-w-0 break-words">{place.join(', ')}</p>
      <p className="text-2xl font-bold">{formatNaira(amountKobo)}</p>
      <p>
        {unitText(quotation, words)} · {words.say(`prices.kind.${kind}`)}
      </p>
      <p className="font-semibold">{kiloText(kiloKobo, words)}</p>
      <PriceChange quotation={quotation} />
      <p className="text-sm text-ink-soft">
        {dayText(day, words)} · {words.say(`prices.source.${source}`)}
      </p>
    </article>
  );
};
