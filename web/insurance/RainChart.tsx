import { rainText, type PhaseResult } from '@shuka/domain/insurance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { TrendChart } from '#kit/trend-chart.tsx';
import { useWords } from '#kit/words.tsx';

/** The rain of a phase that counts, added up ten days by ten days, beside the rain below or above which it pays. */
export const RainChart = ({ phase }: { readonly phase: PhaseResult }) => {
  const { t, say, language } = useWords();
  const { dekads, trigger, name, side } = phase;
  const points = dekads.map(({ until, missingDays }, place) => {
    const sum = dekads.slice(0, place + 1).reduce((all, { counted }) => all + (counted ?? 0), 0);
    const day = formatDate(until, language);
    const label = missingDays === 0 ? day : t('cover.dayLacking', { day, missing: String(missingDays) });
    return { label, short: until.slice(8), values: [sum, trigger] };
  });
  if (points.length === 0) return null;
  return (
    <TrendChart
      title={t('cover.chart', { phase: say(`cover.phase.${name}`) })}
      series={[
        { name: t('cover.rain'), look: 'full' },
        { name: side === 'deficit' ? t('cover.paysBelow') : t('cover.paysAbove'), look: 'hollow' },
      ]}
      points={points}
      format={rainText}
    />
  );
};
