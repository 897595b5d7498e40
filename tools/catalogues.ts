import { messageShape } from '@shuka/server/kit/message-shape.ts';
import { listFiles, readIn, type Fault } from './house.ts';

export const otherLanguages = ['ha', 'yo', 'ig', 'pcm'] as const;

type Entry = { readonly text: string; readonly review: string };

/** The English texts of `web/words` or `server/words` by id; null before the folder is written. */
export const readEnglish = (root: string, folder: string): Record<string, string> | null =>
  listFiles(root, folder).includes(`${folder}/en.json`)
    ? (JSON.parse(readIn(root, `${folder}/en.json`)) as Record<string, string>) // shape is what entryFaults checks
    : null;

const isReview = (review: unknown): boolean =>
  typeof review === 'string' && (review === 'unreviewed' || /^\S.*, \d{4}-\d{2}-\d{2}$/.test(review));

const entryFaults = (file: string, id: string, english: string, entry: Entry | undefined): Fault[] => {
  if (entry === undefined) return [{ rule: 'untranslated', file, says: `lacks ${id}` }];
  const shape = messageShape(entry.text);
  return [
    ...(shape === null ? [{ rule: 'not-a-message', file, says: `${id} is no text that can be shown` }] : []),
    ...(shape !== null && shape !== messageShape(english)
      ? [{ rule: 'other-placeholders', file, says: `${id} fills in "${shape}", English "${messageShape(english)}"` }]
      : []),
    ...(isReview(entry.review) ? [] : [{ rule: 'review-unclear', file, says: `${id}: unreviewed, or "Name, date"` }]),
  ];
};

/** Where the languages of one folder differ in their ids or placeholders, or an entry hides who has read it. */
export const catalogueFaults = (root: string, folder: string): Fault[] => {
  const english = readEnglish(root, folder);
  if (english === null) return [{ rule: 'no-catalogue', file: `${folder}/en.json`, says: 'is not there' }];
  const ownFaults = Object.entries(english)
    .filter(([, text]) => messageShape(text) === null)
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
