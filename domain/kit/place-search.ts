import { foldedWords } from './fold.ts';
import { prefixDistance } from './edit-distance.ts';
import { states } from './nigeria.ts';

/** One LGA found, with the state it lies in. */
export type Place = { readonly stateCode: string; readonly stateName: string; readonly lga: string };

type Folded = {
  readonly place: Place;
  /** Sorts a two-word name before a longer word: 'aba north' before 'abadam'. */
  readonly sortKey: string;
  /** The name and its other spellings, each as one run of letters. */
  readonly name: string;
  readonly spellings: readonly string[];
  readonly words: readonly string[];
  /** The words above and those of the state. */
  readonly allWords: readonly string[];
};

type Query = { readonly joined: string; readonly words: readonly string[] };

/** What people call a state besides its ISO name. */
const otherStateWords: Readonly<Record<string, string>> = { FC: 'FCT area council' };

/** Words people add to any place, which say nothing about which one. */
const emptyWords = new Set(['state', 'lga']);

const squeeze = (text: string): string => text.replace(/(.)\1+/g, '$1');

/** Words in plain small letters: no accents, hooks, apostrophes or doubled letters; anything else parts words. */
const foldWords = (text: string): readonly string[] => foldedWords(text).map(squeeze);

const join = (words: readonly string[]): string => squeeze(words.join(''));

const foldPlaces = (): readonly Folded[] =>
  states.flatMap((state) => {
    const stateWords = foldWords(`${state.name} ${otherStateWords[state.code] ?? ''}`);
    return state.lgas.map((lga) => {
      const words = foldWords(lga.name);
      const spellings = lga.spellings.map(foldWords);
      const ownWords = [...words, ...spellings.flat()];
      return {
        place: { stateCode: state.code, stateName: state.name, lga: lga.name },
        sortKey: words.join(' '),
        name: join(words),
        spellings: spellings.map(join),
        words: ownWords,
        allWords: [...ownWords, ...stateWords],
      };
    });
  });

let foldedPlaces: readonly Folded[] | undefined;

const hasPrefixedWords = (query: Query, words: readonly string[]): boolean =>
  query.words.every((typed) => words.some((word) => word.startsWith(typed)));

/** 0 exact, 1 prefix, 2 other spelling, 3 prefix of a word, 4 with the help of the state's name; undefined for none. */
const rankExactly = (query: Query, row: Folded): number | undefined => {
  if (row.name === query.joined) return 0;
  if (row.name.startsWith(query.joined)) return 1;
  if (row.spellings.includes(query.joined)) return 2;
  if (row.spellings.some((spelling) => spelling.startsWith(query.joined))) return 2.5;
  if (hasPrefixedWords(query, row.words)) return 3;
  return hasPrefixedWords(query, row.allWords) ? 4 : undefined;
};

const nearestWord = (typed: string, words: readonly string[]): number =>
  words.reduce((best, word) => Math.min(best, word.startsWith(typed) ? 0 : prefixDistance(typed, word)), Infinity);

/** From 5 up by the number of slips, in the whole name or spelling or else in single words, the state's among them. */
const rankRoughly = (query: Query, row: Folded): number | undefined => {
  const whole = row.spellings.reduce(
    (best, spelling) => Math.min(best, prefixDistance(query.joined, spelling)),
    prefixDistance(query.joined, row.name),
  );
  let slips = 0;
  for (const typed of query.words) slips += slips === Infinity ? 0 : nearestWord(typed, row.allWords);
  const best = Math.min(whole, slips + 0.25);
  return best === Infinity ? undefined : 5 + best;
};

const byRank = (a: readonly [number, Folded], b: readonly [number, Folded]): number =>
  a[0] - b[0] || (a[1].sortKey < b[1].sortKey ? -1 : a[1].sortKey > b[1].sortKey ? 1 : 0);

const rankAll = (rows: readonly Folded[], rank: (row: Folded) => number | undefined): readonly Folded[] =>
  rows
    .flatMap((row): readonly (readonly [number, Folded])[] => {
      const found = rank(row);
      return found === undefined ? [] : [[found, row]];
    })
    .sort(byRank)
    .map(([, row]) => row);

const readQuery = (text: string): Query => {
  const words = foldWords(text);
  const telling = words.filter((word) => !emptyWords.has(word));
  const kept = telling.length > 0 ? telling : words;
  return { joined: join(kept), words: kept };
};

/**
 * LGAs for a typed text, best first: the exact name, then a beginning, another spelling, the beginning of its words,
 * the LGAs of a state so named, and last names within a slip or two. Case, accents, hyphens and doubled letters never
 * matter. A state may be typed beside the LGA ('surulere lagos'). Empty for a text without letters.
 */
export const searchPlaces = (query: string, limit = 6): readonly Place[] => {
  const typed = readQuery(query);
  if (typed.joined === '') return [];
  const rows = (foldedPlaces ??= foldPlaces());
  const sure = rankAll(rows, (row) => rankExactly(typed, row));
  if (sure.length >= limit) return sure.slice(0, limit).map((row) => row.place);
  const rest = rows.filter((row) => !sure.includes(row));
  return [...sure, ...rankAll(rest, (row) => rankRoughly(typed, row))].slice(0, limit).map((row) => row.place);
};
