import { expect, test } from 'vitest';
import { pestKeys, pestOf } from '@shuka/domain/advisory';
import { languages } from '@shuka/domain/kit/languages.ts';
import { answerIn } from './answer-words.ts';

test('the longest answer with the whole card of a pest has room in the answer of a problem, in every language', () => {
  for (const language of languages)
    for (const pest of pestKeys) {
      const controls = [...(pestOf(pest)?.controls ?? [])];
      const said = answerIn(language, { answer: 'a'.repeat(500), pest, controls }, 'Halima Sani');
      expect([
        language,
        pest,
        said.endsWith(answerIn(language, { answer: '', pest: null, controls: [] }, 'Halima Sani')),
      ]).toEqual([language, pest, true]);
    }
});

test('an answer without measures names the pest alone', () => {
  const said = { answer: 'Pick them by hand.', pest: 'fall-armyworm', controls: [] } as const;
  expect(answerIn('en', { ...said, controls: [] }, 'Halima Sani').split('\n\n')).toEqual([
    'Pick them by hand.',
    'Fall armyworm',
    'Halima Sani, agronomist',
  ]);
});
