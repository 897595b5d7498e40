import { compileMessage } from '@lingui/message-utils/compileMessage';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeWords, WordsProvider } from '#kit/words.tsx';
import ha from '#words/ha.json' with { type: 'json' };
import { PortfolioCharts } from './PortfolioCharts.tsx';

const hausa = makeWords(
  'ha',
  Object.fromEntries(Object.entries(ha).map(([id, { text }]) => [id, compileMessage(text)])),
);

test('an investor who reads Hausa sees the crops of a portfolio by their Hausa names', () => {
  const share = { name: 'Maize', holdings: 1, amountKobo: 50_000, expectedKobo: 65_000, realisedKobo: 0 };
  const portfolio = {
    investedKobo: 50_000,
    expectedKobo: 65_000,
    realisedKobo: 0,
    lostKobo: 0,
    leftOfLimitKobo: null,
    counts: { pending: 0, active: 1, completed: 0, ended: 0 },
    byCrop: [share],
    byState: [],
    byMonth: [],
    latest: [],
  };
  const drawn = renderToStaticMarkup(
    <WordsProvider words={hausa}>
      <PortfolioCharts portfolio={portfolio} />
    </WordsProvider>,
  );
  expect(drawn).toContain('Masara');
  expect(drawn).not.toContain('Maize');
});
