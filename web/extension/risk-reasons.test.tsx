import { compileMessage } from '@lingui/message-utils/compileMessage';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { riskOf } from '@shuka/domain/extension';
import { makeWords, WordsProvider } from '#kit/words.tsx';
import en from '#words/en.json' with { type: 'json' };
import { RiskReasons } from './RiskReasons.tsx';

const words = makeWords('en', Object.fromEntries(Object.entries(en).map(([id, text]) => [id, compileMessage(text)])));

const nobodyCame = { caredSince: '2026-03-01', visits: [], issues: [], seasons: [], harvests: [] };

const drawn = (today: string): string =>
  renderToStaticMarkup(
    <WordsProvider words={words}>
      <RiskReasons reasons={riskOf(nobodyCame, today, []).reasons} />
    </WordsProvider>,
  );

test('a manager reads why somebody is likely to lose', () => {
  expect(drawn('2026-05-10')).toContain('<li class="break-words">No visit yet, in 70 days of care</li>');
});

test('where nothing is wrong, nothing is said', () => expect(drawn('2026-03-10')).toBe(''));
