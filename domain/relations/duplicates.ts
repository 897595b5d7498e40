import { prefixDistance } from '#kit/edit-distance.ts';
import { foldedWords } from '#kit/fold.ts';

/** What somebody is compared by. `phone` is '' for none. */
export type LikenessFacts = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly village: string;
  readonly stateCode: string;
  readonly lga: string;
};

export type KnownFarmer = LikenessFacts & { readonly id: string };

/** Why two people may be one. */
type LikenessReason = 'same-phone' | 'same-name' | 'like-name' | 'same-village' | 'same-lga';

/** Somebody on record who may be the one at hand: from 0 to 100, with what speaks for it. */
export type Likeness = { readonly id: string; readonly score: number; readonly reasons: readonly LikenessReason[] };

const weights: Readonly<Record<LikenessReason, number>> = {
  'same-phone': 45,
  'same-name': 35,
  'like-name': 25,
  'same-village': 20,
  'same-lga': 15,
};

/** A number shared by a household, or a name of one's neighbourhood, is enough to ask. */
const worthAsking = 40;

/** More than anyone compares. */
const mostShown = 5;

/** The last ten digits: 0803, +234803 and 803 are one number. */
const phoneKey = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

/**
 * How a name sounds, as far as spellings of one name differ here: Muhammad and Mohammed, Aishatu and Aisha. The consonants
 * in order, letters of one sound as one, doubled ones once; a vowel counts only where it begins.
 */
export const soundOf = (word: string): string => {
  const plain = word
    .replace(/ph/g, 'f')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?!^)h/g, '')
    .replace(/(?!^)[aeiouwy]/g, '');
  return plain.replace(/(.)\1+/g, '$1');
};

const isLikeWord = (one: string, other: string): boolean =>
  one === other ||
  (soundOf(one).length > 1 && soundOf(one) === soundOf(other)) ||
  Math.min(prefixDistance(one, other), prefixDistance(other, one)) <= 2;

type Names = readonly string[];

/** Each word of the shorter name stands in the longer one: the order does not count, nor does a name that one leaves out. */
const matches = (one: Names, other: Names, isLike: (word: string, name: string) => boolean): boolean => {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  const left = [...many];
  return (
    few.length > 1 &&
    few.every((word) => {
      const place = left.findIndex((name) => isLike(word, name));
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    })
  );
};

export const namesOf = ({ firstName, lastName }: LikenessFacts): Names => foldedWords(`${firstName} ${lastName}`);

export const placeKey = (text: string): string => foldedWords(text).join('');

const isLikeVillage = (one: string, other: string): boolean => {
  const [here, there] = [placeKey(one), placeKey(other)];
  return here !== '' && there !== '' && isLikeWord(here, there);
};

/** What speaks for two people being one; `names` are those of `sought`. */
export const reasonsOf = (known: LikenessFacts, names: Names, sought: LikenessFacts): LikenessReason[] => {
  const reasons: LikenessReason[] = [];
  const phone = phoneKey(sought.phone);
  if (phone.length === 10 && phoneKey(known.phone) === phone) reasons.push('same-phone');
  const knownNames = namesOf(known);
  if (matches(names, knownNames, (word, name) => word === name)) reasons.push('same-name');
  else if (matches(names, knownNames, isLikeWord)) reasons.push('like-name');
  if (known.stateCode !== '' && known.stateCode !== sought.stateCode) return reasons;
  if (isLikeVillage(known.village, sought.village)) reasons.push('same-village');
  else if (known.lga !== '' && known.lga === sought.lga) reasons.push('same-lga');
  return reasons;
};

const isName = (reason: LikenessReason): boolean => reason === 'same-name' || reason === 'like-name';

/**
 * Those on record who may be the person at hand, the likest first: who has the same number, or a name that is written or
 * sounds alike in the same village or LGA. It asks; it never decides, for two people may share all of it.
 */
export const likeFarmers = (rows: readonly KnownFarmer[], sought: LikenessFacts): Likeness[] => {
  const names = namesOf(sought);
  return rows
    .map((known) => {
      const reasons = reasonsOf(known, names, sought);
      const isOne = reasons.includes('same-phone') || reasons.some(isName);
      const score = isOne ? reasons.reduce((sum, reason) => sum + weights[reason], 0) : 0;
      return { id: known.id, score, reasons };
    })
    .filter(({ score }) => score >= worthAsking)
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, mostShown);
};
