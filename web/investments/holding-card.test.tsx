import { compileMessage } from '@lingui/message-utils/compileMessage';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Holding } from '@shuka/domain/investments';
import { makeWords, WordsProvider } from '#kit/words.tsx';
import en from '#words/en.json' with { type: 'json' };
import { HoldingCard } from './HoldingCard.tsx';
import { HoldingMarks } from './HoldingMarks.tsx';

const words = makeWords('en', Object.fromEntries(Object.entries(en).map(([id, text]) => [id, compileMessage(text)])));

const id = '0193a000-0000-7000-8000-000000000001';

const bolas: Holding = {
  id,
  offerId: id,
  offerNumber: '#AF101',
  title: 'Maize on Gonar Amina',
  farmId: id,
  farmName: 'Gonar Amina',
  farmerName: 'Amina Yusuf',
  crop: 'Maize',
  stateCode: 'KN',
  lga: 'Bichi',
  amountKobo: 50_000_000,
  expectedKobo: 65_000_000,
  realisedKobo: null,
  durationMonths: 6,
  roiBasisPoints: 3000,
  state: 'active',
  status: 'active',
  startedOn: '2026-06-01',
  endsOn: null,
  badNews: 0,
  payBy: null,
  coolingUntil: null,
  createdAt: '2026-06-01T09:00:00Z',
};

const drawn = (screen: ReactNode): string =>
  renderToStaticMarkup(
    <WordsProvider words={words}>
      <Router ssrPath="/investordashboard">{screen}</Router>
    </WordsProvider>,
  );

test.each([
  ['active', 'Ongoing', 'Active'],
  ['pending', 'Pending', 'Pending'],
  ['completed', 'Completed', 'Completed'],
] as const)('what is %s reads %s on a card, and %s in the table', (status, onCard, inTable) => {
  const holding = { ...bolas, status };
  expect(drawn(<HoldingCard holding={holding} />)).toContain(`${onCard}</span>`);
  expect(drawn(<HoldingMarks holding={holding} isInTable />)).toContain(`${inTable}</span>`);
});
