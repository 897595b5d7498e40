import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from './house.ts';
import { takeTexts } from './take-texts.ts';

const copy = mkdtempSync(join(tmpdir(), 'shuka-texts-'));
afterAll(() => rmSync(copy, { recursive: true }));

beforeEach(() => {
  for (const folder of ['web/words', 'server/words'])
    cpSync(join(projectRoot, folder), join(copy, folder), { recursive: true });
});

type Entry = { text: string; review: string };

const file = (folder: string, language: string): string => readFileSync(join(copy, folder, `${language}.json`), 'utf8');

const entry = (key: string): Entry => (JSON.parse(file('web/words', 'ha')) as Record<string, Entry>)[key] as Entry;

const english = (key: string): string => (JSON.parse(file('web/words', 'en')) as Record<string, string>)[key] ?? '';

const review = 'Halima Sani; Chidi Okafor, 2026-11-24';

const agreed = (key: string, change: object = {}) => ({
  room: 'screens',
  key,
  english: english(key),
  stood: entry(key).text,
  text: entry(key).text,
  review,
  ...change,
});

const take = (texts: readonly object[], change: object = {}) =>
  takeTexts(copy, JSON.stringify({ form: 'shuka-texts-1', language: 'ha', day: '2026-11-24', texts, ...change }));

describe('texts that two speakers agreed on', () => {
  test('come into the catalogues with their names, and nothing else of the files changes', () => {
    const before = file('web/words', 'ha');
    const others = ['yo', 'ig', 'pcm'].map((language) => file('web/words', language));
    const server = file('server/words', 'ha');
    const home = entry('menu.home');
    expect(take([agreed('menu.home', { text: 'Gida na' })]).taken).toEqual(['menu.home']);
    expect(entry('menu.home')).toEqual({ text: 'Gida na', review });
    const entryOf = ({ text, review: by }: Entry): string =>
      `  "menu.home": {\n    "text": ${JSON.stringify(text)},\n    "review": ${JSON.stringify(by)}\n  }`;
    expect(file('web/words', 'ha')).toBe(before.replace(entryOf(home), entryOf({ text: 'Gida na', review })));
    expect(['yo', 'ig', 'pcm'].map((language) => file('web/words', language))).toEqual(others);
    expect(file('server/words', 'ha')).toBe(server);
  });

  test('lose the mark when they are right as they are, and are taken once', () => {
    const right = agreed('menu.home');
    expect(take([right]).taken).toEqual(['menu.home']);
    expect(entry('menu.home').review).toBe(review);
    expect(take([right])).toEqual({ taken: [], already: ['menu.home'], fallen: [] });
  });

  test('fall when the English or the text is another by now', () => {
    const texts = [agreed('menu.home', { english: 'House' }), agreed('menu.people', { stood: 'Wani', text: 'Wasu' })];
    expect(take(texts)).toEqual({ taken: [], already: [], fallen: ['menu.home', 'menu.people'] });
    expect(entry('menu.home').review).toBe('unreviewed');
  });

  test('change nothing when one of them fills in other things, or the file is another', () => {
    const before = file('web/words', 'ha');
    const wrong = agreed('menu.people', { text: 'Mutane {number}' });
    expect(() => take([agreed('menu.home', { text: 'Gida na' }), wrong])).toThrow('placeholders');
    expect(() => take([agreed('menu.home', { review: 'me' })])).toThrow('cut or wrong');
    expect(() => take([], { language: 'fr' })).toThrow('no catalogue');
    expect(() => take([], { form: 'other' })).toThrow('no file of agreed texts');
    expect(file('web/words', 'ha')).toBe(before);
  });
});
