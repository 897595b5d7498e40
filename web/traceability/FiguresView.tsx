import type { Figures, StepFigure } from '@shuka/domain/traceability';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { BarChart } from '#kit/bar-chart.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { kilograms } from './kilograms.ts';

const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

const percentText = (percent: number): string => `${formatNumber(percent)}%`;

/** Steps in which something can come out: what is written off in store has no yield. */
const yielding = (steps: readonly StepFigure[]): { step: StepFigure['step']; value: number }[] =>
  steps.flatMap(({ step, inGrams, outGrams }) =>
    step !== 'storing' && inGrams !== null && outGrams !== null && inGrams > 0
      ? [{ step, value: percentOf(outGrams, inGrams) }]
      : [],
  );

const timeText = ({ timed, middleMinutes }: StepFigure, { t }: Words): string =>
  timed === null || middleMinutes === null
    ? ''
    : t('comply.hours', { hours: formatNumber(Math.round(middleMinutes / 6) / 10), timed: formatNumber(timed) });

/** The figures of a time: a chart with its table behind it, each step with what it is of, and the share that is traced. */
export const FiguresView = ({ figures }: { readonly figures: Figures }) => {
  const { t, say } = useWords();
  const { steps, traced } = figures;
  const bars = yielding(steps).map(({ step, value }) => ({ label: say(`comply.step.${step}`), value }));
  if (steps.length === 0) return <Notice kind="hint">{t('comply.nothing')}</Notice>;
  return (
    <>
      {bars.length > 0 && <BarChart title={t('comply.yieldChart')} unit="%" bars={bars} />}
      <Steps steps={steps} />
      <p className="text-sm text-ink-soft">{t('comply.timeHint')}</p>
      <section className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
        <h2 className="text-lg font-bold">{t('comply.traced')}</h2>
        {traced.full === null || traced.of === null ? (
          <p>{t('comply.hidden')}</p>
        ) : (
          <>
            {traced.of > 0 && <p className="text-2xl font-bold">{percentText(percentOf(traced.full, traced.of))}</p>}
            <p>{t('comply.tracedOf', { full: formatNumber(traced.full), of: formatNumber(traced.of) })}</p>
          </>
        )}
        {traced.isCut && <p>{t('comply.tracedCut')}</p>}
      </section>
    </>
  );
};

const Steps = ({ steps }: Pick<Figures, 'steps'>) => {
  const words = useWords();
  const { t, say } = words;
  const says = {
    count: t('comply.columnCount'),
    in: t('comply.columnIn'),
    out: t('comply.columnOut'),
    lost: t('comply.columnLost'),
    yield: t('comply.columnYield'),
    time: t('comply.columnTime'),
  };
  const columns = [
    { says: t('comply.columnStep') },
    ...Object.values(says).map((one) => ({ says: one, isFigure: true })),
  ];
  return (
    <CardTable caption={t('comply.figures')} columns={columns}>
      {steps.map((one) => (
        <CardRow key={one.step}>
          <CardHead>{say(`comply.step.${one.step}`)}</CardHead>
          <CardCell says={says.count} isFigure>
            {one.count === null ? t('comply.hidden') : formatNumber(one.count)}
          </CardCell>
          <CardCell says={says.in} isFigure>
            {kilograms(one.inGrams)}
          </CardCell>
          <CardCell says={says.out} isFigure>
            {kilograms(one.outGrams)}
          </CardCell>
          <CardCell says={says.lost} isFigure>
            {kilograms(one.lostGrams)}
          </CardCell>
          <CardCell says={says.yield} isFigure>
            {yielding([one]).map(({ value }) => percentText(value))}
          </CardCell>
          <CardCell says={says.time} isFigure>
            {timeText(one, words)}
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
};
