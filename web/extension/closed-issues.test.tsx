import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Issue } from '@shuka/domain/extension';
import { makeWords, WordsProvider } from '#kit/words.tsx';
import en from '#words/en.json' with { type: 'json' };
import { ClosedIssues } from './ClosedIssues.tsx';

const closed: Issue = {
  id: 'issue',
  keeperId: 'amina',
  farmId: null,
  kind: 'pests',
  description: 'Holes in the leaves.',
  photoIds: [],
  voiceId: null,
  answer: 'Put ash on the whorl.',
  state: 'closed',
  openedAt: '2026-05-20T08:00:00Z',
  closedAt: '2026-05-24T08:00:00Z',
};

const drawn = (issues: readonly Issue[]): string =>
  renderToStaticMarkup(
    <WordsProvider words={makeWords('en', { ...en, 'visit.closedIssues': 'Closed problems ({count})' })}>
      <ClosedIssues issues={issues.map((row) => ({ row, state: 'accepted' as const }))} farmer="Amina Yusuf" />
    </WordsProvider>,
  );

describe('the problems of a farmer that are over', () => {
  test('stay to be read by the manager, folded, with what was answered and when', () => {
    const html = drawn([closed]);
    expect(html).toContain('<details');
    for (const said of ['Closed problems (1)', 'Holes in the leaves.', 'Put ash on the whorl.', '24 May 2026'])
      expect(html).toContain(said);
  });

  test('take no room while there are none', () => {
    expect(drawn([])).toBe('');
  });
});
