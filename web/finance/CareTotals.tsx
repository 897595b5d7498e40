import { ArrowDownToLine, ArrowUpFromLine, Scale } from 'lucide-react';
import type { BookFigures } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { changeOf } from '@shuka/domain/kit/span.ts';
import { StatCard } from '#kit/stat-card.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly figures: { readonly now: BookFigures; readonly before: BookFigures };
  /** How many days are counted, and compared with as many before them. */
  readonly days: number;
};

const changeWords = { up: 'finance.moreThan', down: 'finance.lessThan', same: 'finance.asMuch' } as const;

/** The three sums of a time, each against the time of equal length before. */
export const CareTotals = ({ figures: { now, before }, days }: Props) => {
  const { t } = useWords();
  const against = (kobo: number, earlier: number) => {
    const change = changeOf(kobo, earlier);
    return { change, says: t(changeWords[change.trend], { amount: formatNaira(change.by), days }) };
  };
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <StatCard
        Icon={ArrowDownToLine}
        says={t('finance.totalIncome')}
        value={formatNaira(now.revenueKobo)}
        change={against(now.revenueKobo, before.revenueKobo)}
      />
      <StatCard
        Icon={ArrowUpFromLine}
        says={t('finance.totalExpenses')}
        value={formatNaira(now.costKobo)}
        change={against(now.costKobo, before.costKobo)}
      />
      <StatCard
        Icon={Scale}
        says={t('finance.netProfit')}
        value={formatNaira(now.netProfitKobo)}
        isBad={now.netProfitKobo < 0}
        change={against(now.netProfitKobo, before.netProfitKobo)}
      />
    </dl>
  );
};
