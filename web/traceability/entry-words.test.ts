import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { makeWords } from '#kit/words.tsx';
import en from '#words/en.json' with { type: 'json' };
import { entryText } from './entry-words.ts';

const english = makeWords('en', Object.fromEntries(Object.entries(en).map(([id, text]) => [id, compileMessage(text)])));

test.each([
  ['ObjectEvent', 'retail_selling', 'Sold'],
  ['ObjectEvent', 'commissioning', 'Put in store, or weighed in at a mill'],
  ['TransformationEvent', 'commissioning', 'Milled'],
  ['ObjectEvent', 'holding', 'Held back, or recalled'],
  ['AggregationEvent', 'unpacking', 'Unpacked'],
  ['ObjectEvent', '', 'Something else'],
])('an %s of %s reads as people say it', (type, bizStep, said) => {
  expect(entryText({ type, bizStep }, english)).toBe(said);
});
