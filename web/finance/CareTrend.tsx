import { useMemo } from 'react';
import { flowsOverSpan, type Entry } from '@shuka/domain/finance';
import { formatDate, monthName, type Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import type { Span } from '@shuka/domain/kit/span.ts';
import { TrendChart } from '#kit/trend-chart.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly standing: readonly Entry[]; readonly span: Span };

const dayNumber = (day: string): number => Number(day.slice(8));

/** A month by its name, a week of one month by its days. */
const labelled = ({ from, to }: Span, isOneMonth: boolean, language: Language) =>
  isOneMonth
    ? { label: `${dayNumber(from)}–${formatDate(to, language)}`, short: `${dayNumber(from)}–${dayNumber(to)}` }
    : { label: `${monthName(Number(from.slice(5, 7)), language)} ${from.slice(0, 4)}` };

/** What came in and went out over a time, month by month, or week by week of one month. */
export const CareTrend = ({ standing, span }: Props) => {
  const { t, language } = useWords();
  const points = useMemo(() => {
    const isOneMonth = span.from.slice(0, 7) === span.to.slice(0, 7);
    return flowsOverSpan(standing, span).map(({ incomeKobo, expenseKobo, ...part }) => ({
      ...labelled(part, isOneMonth, language),
      values: [incomeKobo, expenseKobo],
    }));
  }, [standing, span, language]);
  return (
    <TrendChart
      title={t('finance.picture')}
      series={[
        { name: t('finance.moneyIn'), look: 'full' },
        { name: t('finance.moneyOut'), look: 'hollow' },
      ]}
      points={points}
      format={formatNaira}
    />
  );
};
