import { useMemo } from 'react';
import { monthName } from '@shuka/domain/kit/calendar.ts';
import { reportRows, reportsByMonth } from '@shuka/domain/reports';
import { usePerson } from '#accounts';
import { BarChart } from '#kit/bar-chart.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

/** How many reports there are of the farms in a manager's care, month by month. */
export const MonthlyReports = () => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const today = useToday();
  const kept = useKept(reportRows);
  const months = useMemo(() => {
    const inCare = rowsOf(kept).filter(({ keeperId }) => keeperId !== person.accountId);
    return reportsByMonth(inCare, today);
  }, [kept, person.accountId, today]);
  return (
    <BarChart
      title={t('agentArea.monthlyReports')}
      unit={t('agentArea.reportsUnit')}
      bars={months.map(({ month, count }) => ({
        label: monthName(Number(month.slice(5)), language),
        value: count,
      }))}
    />
  );
};
