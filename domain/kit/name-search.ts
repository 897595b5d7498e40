import { prefixDistance, slipsForgiven } from './edit-distance.ts';
import { foldedWords } from './fold.ts';
import { frameOf, soundOf } from './name-sound.ts';

/** What somebody can be found by: their name, any part of their number, and other words such as their village and crops. */
type Findable = { readonly name: string; readonly phone: string; readonly other: string };

type Word = { readonly text: string; readonly sound: string; readonly frame: string };

type Entry<Item> = {
  readonly item: Item;
  /** Places in the list of all words of names. */
  readonly words: readonly number[];
  readonly joined: string;
  readonly digits: string;
  /** Places in the list of all other words. */
  readonly other: readonly number[];
};

/** What people put before a name, which says nothing about whose it is. */
const titles = new Set('alhaji alh hajiya haj malam mallam mal chief baba mama mr mrs madam oga'.split(' '));

/** With so many found for sure, those that are merely near would only be in the way. */
const enough = 5;

const shortestFrame = 3;

const wordOf = (text: string): Word => {
  const sound = soundOf(text);
  return { text, sound, frame: frameOf(sound) };
};

/** How far a typed word is from a word of a name, by how it is written and how it sounds; Infinity for not at all. */
const sureDistance = (typed: Word, word: Word): number => {
  if (word.text.startsWith(typed.text)) return word.text === typed.text ? 0 : 0.5;
  if (word.sound === typed.sound) return 1;
  if (typed.sound.length > 2 && word.sound.startsWith(typed.sound)) return 1.5;
  if (typed.text.length > 2 && word.text.includes(typed.text)) return 2;
  if (typed.frame.length < shortestFrame) return Infinity;
  return word.frame === typed.frame ? 2 : word.frame.startsWith(typed.frame) ? 2.5 : Infinity;
};

/** The same with a letter or two wrong. */
const roughDistance = (typed: Word, word: Word): number =>
  4 + Math.min(prefixDistance(typed.sound, word.sound), prefixDistance(typed.text, word.text));

/** A Nigerian number as it is kept (+234803…) and as people dial it (0803…). */
const digitsOf = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return `${digits} ${digits.replace(/^234/, '0')}`;
};

/** The digits of a text that can only be part of a number; '' for any other. */
const askedDigits = (typed: string): string => (/^[\d\s+()-]*$/.test(typed) ? typed.replace(/\D/g, '') : '');

const askedWords = (typed: string): readonly Word[] => {
  const words = foldedWords(typed);
  const telling = words.filter((word) => !titles.has(word));
  return (telling.length > 0 ? telling : words).map(wordOf);
};

type Distance = (typed: Word, word: Word) => number;

type Index<Item> = {
  readonly words: readonly Word[];
  readonly others: readonly string[];
  readonly entries: readonly Entry<Item>[];
};

/** Gives each text a place in a list, the same one every time. */
const makePlaces = () => {
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  return { placeOf, all: () => [...places.keys()] };
};

/** Each word that occurs once, and of each item where its words stand among them. */
const indexOf = <Item>(items: readonly Item[], tell: (item: Item) => Findable): Index<Item> => {
  const [names, others] = [makePlaces(), makePlaces()];
  const entries = items.map((item): Entry<Item> => {
    const { name, phone, other } = tell(item);
    const own = foldedWords(name);
    return {
      item,
      words: own.map(names.placeOf),
      joined: own.join(''),
      digits: digitsOf(phone),
      other: foldedWords(other).map(others.placeOf),
    };
  });
  return { words: names.all().map(wordOf), others: others.all(), entries };
};

/** How far the nearest of an entry's words is, by the distance of each word in the list. */
const nearest = (places: readonly number[], distances: readonly number[]): number => {
  let best = Infinity;
  for (const place of places) best = Math.min(best, distances[place] ?? Infinity);
  return best;
};

const ranked = <Item>(index: Index<Item>, typed: readonly Word[], distance: Distance): Item[] => {
  const joined = typed.map(({ text }) => text).join('');
  // Each word is looked at once a key, however many people have it.
  const asked = typed.map((one) => ({
    ofWords: index.words.map((word) => distance(one, word)),
    ofOthers: index.others.map((word) => (word.startsWith(one.text) ? 3 : Infinity)),
  }));
  const found: { far: number; item: Item }[] = [];
  for (const { item, words, other, joined: own } of index.entries) {
    let far = 0;
    for (const { ofWords, ofOthers } of asked) far += Math.min(nearest(other, ofOthers), nearest(words, ofWords));
    // "Abu Bakar" and Abubakar are one name.
    if (far === Infinity && joined.length > 3 && own.startsWith(joined)) far = 1;
    if (far < Infinity) found.push({ far, item });
  }
  return found.sort((one, next) => one.far - next.far).map(({ item }) => item);
};

/** Whether any slip is forgiven in what was typed: in a few letters none is. */
const mayBeSlips = (typed: readonly Word[]): boolean =>
  typed.some(({ text, sound }) => slipsForgiven(text.length) + slipsForgiven(sound.length) > 0);

/**
 * Makes a search over people that forgives how names are spelt and heard: "Mohamed" finds Muhammad, "Hawa" Hauwa, and one
 * or two letters may be wrong where little else is found. What can be known of the names beforehand is worked out here, so
 * that a key pressed costs little; make it anew when the people change.
 * @returns those found for a typed text, the nearest first and else in their order; all of them for an empty one.
 */
export const makeNameSearch = <Item>(items: readonly Item[], tell: (item: Item) => Findable) => {
  const index = indexOf(items, tell);
  return (typed: string): readonly Item[] => {
    const digits = askedDigits(typed);
    if (digits !== '') return index.entries.filter((entry) => entry.digits.includes(digits)).map(({ item }) => item);
    const words = askedWords(typed);
    if (words.length === 0) return items;
    const sure = ranked(index, words, sureDistance);
    if (sure.length >= enough || !mayBeSlips(words)) return sure;
    const known = new Set(sure);
    const nearly = (one: Word, word: Word): number => Math.min(sureDistance(one, word), roughDistance(one, word));
    return [...sure, ...ranked(index, words, nearly).filter((item) => !known.has(item))];
  };
};
