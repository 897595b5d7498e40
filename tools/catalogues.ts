import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { listFiles, readIn, type Fault } from './house.ts';

const otherLanguages = ['ha', 'yo', 'ig', 'pcm'] as const;

type Entry = { readonly text: string; readonly review: string };
type Tokens = ReturnType<typeof compileMessageOrThrow>;

/** The English texts of `web/words` or `server/words` by id; null before the folder is written. */
export const readEnglish = (root: string, folder: string): Record<string, string> | null =>
  listFiles(root, folder).includes(`${folder}/en.json`)
    ? (JSON.parse(readIn(root, `${folder}/en.json`)) as Record<string, string>) // shape is what entryFaults checks
    : null;

/** Names and kinds of a message's placeholders; the wording and the plural forms are the language's own affair. */
const placeholdersOf = (tokens: Tokens): string[] => {
  if (typeof tokens === 'string') return [];
  return tokens.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, kind, choices] = token;
    const inside = typeof choices === 'object' && choices !== null ? Object.values(choices) : [];
    const isPlain = kind === undefined || kind === 'plural'; // Yoruba and Igbo count without plurals
    return [`${String(name)}${isPlain ? '' : `:${String(kind)}`}`, ...inside.flatMap(placeholdersBelow)];
  });
};

const placeholdersBelow = (choice: unknown): string[] =>
  typeof choice === 'string' || Array.isArray(choice) ? placeholdersOf(choice as Tokens) : []; // the library's own nesting

const tagsOf = (text: string): string[] => text.match(/<\/?\w+\/?>/g) ?? [];

/** A message's placeholders and tags in one comparable line; null when it is no ICU message at all. */
const shapeOf = (text: unknown): string | null => {
  if (typeof text !== 'string' || text.trim() === '') return null;
  try {
    const compiled = compileMessageOrThrow(text);
    return [...new Set([...placeholdersOf(compiled), ...tagsOf(text)])].toSorted().join(' ');
  } catch {
    return null;
  }
};

const isReview = (review: unknown): boolean =>
  typeof review === 'string' && (review === 'unreviewed' || /^\S.*, \d{4}-\d{2}-\d{2}$/.test(review));

const entryFaults = (file: string, id: string, english: string, entry: Entry | undefined): Fault[] => {
  if (entry === undefined) return [{ rule: 'untranslated', file, says: `lacks ${id}` }];
  const shape = shapeOf(entry.text);
  return [
    ...(shape === null ? [{ rule: 'not-a-message', file, says: `${id} is no text that can be shown` }] : []),
    ...(shape !== null && shape !== shapeOf(english)
      ? [{ rule: 'other-placeholders', file, says: `${id} fills in "${shape}", English "${shapeOf(english)}"` }]
      : []),
    ...(isReview(entry.review) ? [] : [{ rule: 'review-unclear', file, says: `${id}: unreviewed, or "Name, date"` }]),
  ];
};

/** Where the languages of one folder differ in their ids or placeholders, or an entry hides who has read it. */
export const catalogueFaults = (root: string, folder: string): Fault[] => {
  const english = readEnglish(root, folder);
  if (english === null) return [{ rule: 'no-catalogue', file: `${folder}/en.json`, says: 'is not there' }];
  const ownFaults = Object.entries(english)
    .filter(([, text]) => shapeOf(text) === null)
    .map(([id]) => ({ rule: 'not-a-message', file: `${folder}/en.json`, says: `${id} is no text that can be shown` }));
  const others = otherLanguages.flatMap((language) => {
    const file = `${folder}/${language}.json`;
    if (!listFiles(root, folder).includes(file)) return [{ rule: 'no-catalogue', file, says: 'is not there' }];
    const entries = JSON.parse(readIn(root, file)) as Record<string, Entry>; // shape is what entryFaults checks
    const surplus = Object.keys(entries)
      .filter((id) => !(id in english))
      .map((id) => ({ rule: 'no-english', file, says: `${id} is not in English` }));
    return [...surplus, ...Object.entries(english).flatMap(([id, text]) => entryFaults(file, id, text, entries[id]))];
  });
  return [...ownFaults, ...others];
};
