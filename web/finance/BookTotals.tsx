import { ArrowDownToLine, ArrowUpFromLine, Scale } from 'lucide-react';
import type { ComponentType } from 'react';
import type { BookFigures } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly Icon: ComponentType<{ className?: string }>;
  readonly name: string;
  readonly kobo: number;
};

const Total = ({ Icon, name, kobo }: Props) => (
  <div className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
    <dt className="flex items-center gap-2 text-ink-soft">
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      {name}
    </dt>
    <dd className={`text-2xl font-bold ${kobo < 0 ? 'text-danger' : ''}`}>{formatNaira(kobo)}</dd>
  </div>
);

/** The three sums of a book. */
export const BookTotals = ({ figures }: { figures: BookFigures }) => {
  const { t } = useWords();
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Total Icon={ArrowDownToLine} name={t('finance.totalIncome')} kobo={figures.revenueKobo} />
      <Total Icon={ArrowUpFromLine} name={t('finance.totalExpenses')} kobo={figures.costKobo} />
      <Total Icon={Scale} name={t('finance.netProfit')} kobo={figures.netProfitKobo} />
    </dl>
  );
};
