import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageShape } from '@shuka/server/kit/message-shape.ts';
import { otherLanguages } from './catalogues.ts';
import { projectRoot } from './house.ts';

/** A text as the desk writes it out: `stood` is what the two speakers saw, `review` their names and the day. */
type Agreed = {
  readonly room: 'screens' | 'server';
  readonly key: string;
  readonly english: string;
  readonly stood: string;
  readonly text: string;
  readonly review: string;
};

type File = { readonly language: string; readonly texts: readonly Agreed[] };

/** What became of each text, by its id. */
export type Taken = {
  readonly taken: readonly string[];
  /** Taken before. */
  readonly already: readonly string[];
  /** The catalogue says something else by now: to be judged anew. */
  readonly fallen: readonly string[];
};

type Entry = { readonly text: string; readonly review: string };

const folderOf = { screens: 'web/words', server: 'server/words' } as const;

const isText = (one: unknown): one is string => typeof one === 'string' && one !== '';

const isAgreed = (one: unknown): one is Agreed => {
  if (typeof one !== 'object' || one === null) return false;
  const { room, key, english, stood, text, review } = one as Record<string, unknown>;
  return (
    (room === 'screens' || room === 'server') &&
    [key, english, stood, text].every(isText) &&
    isText(review) &&
    /^\S.*, \d{4}-\d{2}-\d{2}$/.test(review)
  );
};

/** @throws Error for anything but a file of the desk, or a text that fills in other things than its English. */
const parse = (json: string): File => {
  const { form, language, texts } = JSON.parse(json) as Record<string, unknown>;
  if (form !== 'shuka-texts-1') throw new Error('This is no file of agreed texts: its form is not shuka-texts-1.');
  const known = otherLanguages.find((one) => one === language);
  if (known === undefined) throw new Error(`There is no catalogue of the language ${String(language)}.`);
  if (!Array.isArray(texts) || !texts.every(isAgreed)) throw new Error('The file has texts that are cut or wrong.');
  const strange = texts.filter(
    (one) => messageShape(one.text) === null || messageShape(one.text) !== messageShape(one.english),
  );
  if (strange.length > 0)
    throw new Error(`Other placeholders than their English: ${strange.map(({ key }) => key).join(', ')}`);
  return { language: known, texts };
};

const read = <Value>(path: string): Record<string, Value> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, Value>; // a test of the house keeps the shape

const fateOf = ({ english, stood, text, review }: Agreed, now: Entry | undefined, nowEnglish: string | undefined) => {
  if (now === undefined || nowEnglish !== english) return 'fallen';
  if (now.text === text && now.review === review) return 'already';
  return now.text === stood || now.text === text ? 'taken' : 'fallen';
};

/**
 * Puts agreed texts into the catalogues below a folder, with the names of who stands for them in the place of the mark that
 * nobody does. Ids keep their order and the files their form. All or nothing: a wrong file changes none.
 * @throws Error for a wrong file.
 */
export const takeTexts = (root: string, json: string): Taken => {
  const { language, texts } = parse(json);
  const fates: Record<ReturnType<typeof fateOf>, string[]> = { taken: [], already: [], fallen: [] };
  for (const room of ['screens', 'server'] as const) {
    const path = join(root, folderOf[room], `${language}.json`);
    const english = read<string>(join(root, folderOf[room], 'en.json'));
    const entries = read<Entry>(path);
    for (const one of texts.filter((text) => text.room === room)) {
      const fate = fateOf(one, entries[one.key], english[one.key]);
      fates[fate].push(one.key);
      if (fate === 'taken') entries[one.key] = { text: one.text, review: one.review };
    }
    writeFileSync(path, `${JSON.stringify(entries, null, 2)}\n`);
  }
  return fates;
};

const main = (path: string | undefined): void => {
  if (path === undefined || !existsSync(path))
    throw new Error('Say which file: npm run texts:take -- texts-ha-2026-11-24.json');
  const { taken, already, fallen } = takeTexts(projectRoot, readFileSync(path, 'utf8'));
  console.log(
    `${taken.length} texts taken, ${already.length} were there, ${fallen.length} changed since and left as they are.`,
  );
  if (fallen.length > 0) console.log(fallen.map((key) => `  ${key}`).join('\n'));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv[2]);
