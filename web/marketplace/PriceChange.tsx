import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { changePercent, type Quotation } from '@shuka/domain/marketplace';
import { useWords } from '#kit/words.tsx';
import { changeText } from './price-words.ts';

const iconOf = (percent: number) => {
  if (percent === 0) return Minus;
  return percent > 0 ? TrendingUp : TrendingDown;
};

/** How a price moved in four weeks, with a sign and in words. */
export const PriceChange = ({ quotation }: { readonly quotation: Pick<Quotation, 'kiloKobo' | 'before'> }) => {
  const words = useWords();
  const percent = changePercent(quotation);
  const Icon = percent === null ? null : iconOf(percent);
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      {Icon !== null && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      <span className="min-w-0">{changeText(quotation, words)}</span>
    </p>
  );
};
