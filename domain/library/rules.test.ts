import { describe, expect, test } from 'vitest';
import type { Advice, AdviceText } from './kept-model.ts';
import { adviceStageOf, lastExpiry, textFor, textsInForce } from './rules.ts';
import { withUseful } from './useful-contract.ts';

const text = (change: Partial<AdviceText> = {}): AdviceText => ({
  id: '0193a000-0000-7000-8000-000000000001',
  language: 'en',
  number: 1,
  title: 'Space your maize',
  body: 'Two grains.',
  sources: [],
  pictures: [],
  audioBytes: null,
  writtenByName: 'Chidi Okafor',
  reviewedByName: 'Halima Sani',
  reviewedAt: '2026-05-01T08:00:00Z',
  expiresOn: '2026-06-01',
  ...change,
});

describe('what lies on a phone', () => {
  test('is advice to the end of its last day, and never after a withdrawal', () => {
    const texts = [text(), text({ language: 'ha', expiresOn: '2026-05-31' })];
    const on = (today: string, isWithdrawn = false) =>
      textsInForce({ texts, isWithdrawn }, today).map(({ language }) => language);
    expect([on('2026-05-31'), on('2026-06-01'), on('2026-06-02'), on('2026-05-31', true)]).toEqual([
      ['en', 'ha'],
      ['en'],
      [],
      [],
    ]);
  });

  test('is read in the language of the reader, else in English, else as it is', () => {
    const [english, hausa, yoruba] = [text(), text({ language: 'ha' }), text({ language: 'yo' })];
    expect(textFor([english, hausa], 'ha')).toBe(hausa);
    expect(textFor([yoruba, english], 'ha')).toBe(english);
    expect(textFor([yoruba], 'ha')).toBe(yoruba);
    expect(textFor([], 'ha')).toBeNull();
  });
});

test('a phone shows at once what its farmer says of advice, and a later word takes the place of the one before', () => {
  const about = { articleId: 'b', crop: 'maize', stage: null, texts: [text()], isWithdrawn: false };
  const kept = { id: 'a', keeperId: 'k', ...about, sentByName: null, note: '', useful: null, createdAt: '' };
  const say = (before: Advice | null, useful: boolean) => withUseful(before, { adviceId: 'a', textId: 't', useful });
  expect(say(kept, true)?.useful).toBe(true);
  expect(say(say(kept, true), false)).toEqual({ ...kept, useful: false });
  expect(say(null, true)).toBeNull();
});

test('no review lets a text stand for more than two years', () => {
  expect(lastExpiry('2026-06-01')).toBe('2028-05-31');
});

test('a season of maize goes through its stages as its days go by', () => {
  const season = { crop: 'Masara', variety: '', plantedOn: '2026-06-01', endedOn: null };
  const on = (today: string) => adviceStageOf(season, today);
  expect(['2026-05-20', '2026-06-10', '2026-07-01', '2026-08-01', '2026-12-01'].map(on)).toEqual([
    'before-sowing',
    'initial',
    'development',
    'middle',
    'late',
  ]);
  expect(adviceStageOf({ ...season, endedOn: '2026-10-01' }, '2026-10-02')).toBe('after-harvest');
  expect(adviceStageOf({ ...season, crop: 'Yam' }, '2026-06-10')).toBeNull();
});
