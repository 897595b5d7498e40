import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BarChart } from './bar-chart.tsx';
import { TrendChart } from './trend-chart.tsx';
import { makeWords, WordsProvider } from './words.tsx';

const words = makeWords('en', { 'chart.showTable': 'Show as table' });

const html = (chart: React.ReactNode): string =>
  renderToStaticMarkup(<WordsProvider words={words}>{chart}</WordsProvider>);

const title = 'Month by month';
const [harvest, unit] = ['Harvest', 'kg'];

const heights = (drawn: string): number[] =>
  [...drawn.matchAll(/<rect [^>]*height="([\d.]+)" stroke-width="2" class="fill-(?:leaf|ochre-soft)[^"]*"/g)].map(
    ([, height]) => Number(height),
  );

describe('a trend chart', () => {
  const drawn = html(
    <TrendChart
      title={title}
      series={[
        { name: 'Money in', look: 'full' },
        { name: 'Money out', look: 'hollow' },
      ]}
      points={[
        { label: 'January 2026', values: [50_000, 25_000] },
        { label: 'February 2026', values: [0, 10_000] },
      ]}
      format={formatNaira}
    />,
  );

  test('draws each value by its size', () => {
    const bars = heights(drawn).slice(2); // the legend's two squares come first
    expect(bars).toEqual([138, 69, 0, 27.6]);
  });

  test('has every figure in a table, with its row and column named', () => {
    expect(drawn).toContain('Show as table');
    expect(drawn).toMatch(/<th scope="row"[^>]*>January 2026<\/th><td[^>]*>₦500<\/td><td[^>]*>₦250<\/td>/);
    expect(drawn).toMatch(/<th scope="col"[^>]*>Money out<\/th>/);
  });

  test('keeps the drawing from those who hear the page: the table is for them', () => {
    expect(drawn).toMatch(/<svg aria-hidden="true" viewBox="0 0 340 190"/);
  });
});

test('a bar chart of nothing is drawn, and one says its unit', () => {
  expect(html(<BarChart title={harvest} unit={unit} bars={[]} />)).toContain('Harvest');
  const drawn = html(<BarChart title={harvest} unit={unit} bars={[{ label: 'March', value: 1200 }]} />);
  expect(drawn).toContain('1,200 kg');
  expect(heights(drawn)).toEqual([82.8]);
});
