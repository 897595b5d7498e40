import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clipHeads } from '@shuka/domain/settings';
import { clipParts } from './settings/clip-texts.ts';
import { isWantedIn } from './word-parts.ts';

test('the desk of texts speaks of recordings for the very parts that the studio shows', () => {
  const english = JSON.parse(readFileSync(new URL('words/en.json', import.meta.url), 'utf8')) as object;
  const isShown = (id: string): boolean =>
    clipParts.some((part) => isWantedIn(part === 'everywhere' ? 'en.json' : `en.json?${part}`, true, id));
  const heads = Object.keys(english)
    .filter(isShown)
    .map((id) => id.split('.')[0] ?? '');
  expect([...clipHeads].toSorted()).toEqual([...new Set(heads)].toSorted());
});
