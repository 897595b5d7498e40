import { TrendingUp } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { pricePaths } from './price-paths.ts';

/** The way to what produce costs at markets. */
export const PricesLink = () => {
  const { t } = useWords();
  return (
    <Link
      to={pricePaths.board}
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold shadow-sm hover:shadow-md"
    >
      <TrendingUp aria-hidden className="size-6 shrink-0 text-leaf" />
      {t('prices.title')}
    </Link>
  );
};
