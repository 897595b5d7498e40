import { indicators, type Cell, type Indicator } from '@shuka/domain/figures';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { inUnit, numberText, partText, valueText, windowText } from './figure-words.ts';

/** Every indicator of one place: its value, of what, in which window, and of how many. */
export const FigureCards = ({ cells }: { readonly cells: readonly Cell[] }) => (
  <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
    {indicators.map((indicator) => {
      const cell = cells.find(({ key }) => key === indicator.key);
      return cell === undefined ? null : <FigureCard key={indicator.key} indicator={indicator} cell={cell} />;
    })}
  </dl>
);

const FigureCard = ({ indicator, cell }: { readonly indicator: Indicator; readonly cell: Cell }) => {
  const words = useWords();
  const { t, say } = words;
  const { key, denominator } = indicator;
  const isShown = cell.state === 'shown';
  return (
    <div className="grid content-start gap-1 rounded-2xl border border-line bg-paper p-4">
      <dt className="font-semibold">{say(`counts.name.${key}`)}</dt>
      <dd className="grid gap-1">
        <span className={isShown ? 'text-2xl font-bold' : 'text-lg text-ink-soft'}>
          {valueText(words, indicator, cell)}
        </span>
        {isShown && (
          <span className="text-sm">
            {denominator !== null && `${partText(words, cell)} · `}
            {t('counts.n', { n: numberText(cell.n ?? 0) })}
          </span>
        )}
        <span className="text-sm">{t('counts.window', { window: windowText(words, indicator) })}</span>
        <span className="text-sm text-ink-soft">{say(`counts.about.${key}`)}</span>
        <Benchmarks indicator={indicator} />
      </dd>
    </div>
  );
};

const Benchmarks = ({ indicator }: { readonly indicator: Indicator }) => {
  const words = useWords();
  return indicator.benchmarks.map(({ value, source, readOn }) => (
    <span key={source} className="text-sm break-words">
      {words.t('counts.benchmark', {
        value: inUnit(words, indicator, value),
        source,
        date: formatDate(readOn, words.language),
      })}
    </span>
  ));
};
