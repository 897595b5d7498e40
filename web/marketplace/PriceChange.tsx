import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { changePercent, type Quotation } from '@shuka/domain/marketplace';
import { useWords } from '#kit/words.tsx';
import { changeText } from './price-words.ts';

const sign = 'mt-0.5 size-4 shrink-0';

const Way = ({ percent }: { readonly percent: number }) => {
  if (percent === 0) return <Minus aria-hidden className={sign} />;
  return percent > 0 ? <TrendingUp aria-hidden className={sign} /> : <TrendingDown aria-hidden className={sign} />;
};

/** How a price moved in four weeks, with a sign and in words. */
export const PriceChange = ({ quotation }: { readonly quotation: Pick<Quotation, 'kiloKobo' | 'before'> }) => {
  const words = useWords();
  const percent = changePercent(quotation);
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      {percent !== null && <Way percent={percent} />}
      <span className="min-w-0">{changeText(quotation, words)}</span>
    </p>
  );
};
