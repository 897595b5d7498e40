import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Tokens = ReturnType<typeof compileMessageOrThrow>;

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

/** What a message fills in and the tags in it, each once, in order; null when it is no ICU message at all. */
export const messageParts = (text: unknown): readonly string[] | null => {
  if (typeof text !== 'string' || text.trim() === '') return null;
  try {
    return [...new Set([...placeholdersOf(compileMessageOrThrow(text)), ...tagsOf(text)])].toSorted();
  } catch {
    return null;
  }
};

/** A message's placeholders and tags in one comparable line; null when it is no ICU message at all. */
export const messageShape = (text: unknown): string | null => messageParts(text)?.join(' ') ?? null;

const longestOf = (choice: unknown): string =>
  typeof choice === 'string' || Array.isArray(choice) ? textIn(choice as Tokens) : ''; // the library's own nesting

const textIn = (tokens: Tokens): string =>
  typeof tokens === 'string'
    ? tokens
    : tokens
        .map((token) => {
          if (!Array.isArray(token)) return token;
          const choices = token[2];
          const inside = typeof choices === 'object' && choices !== null ? Object.values(choices).map(longestOf) : [];
          return inside.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
        })
        .join('');

/** The text of a message without what is filled in, each plural in its longest form: what is sure to go out. */
export const plainMessage = (text: string): string => {
  try {
    return textIn(compileMessageOrThrow(text));
  } catch {
    return text;
  }
};
