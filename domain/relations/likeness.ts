import listed from './likeness.json' with { type: 'json' };
import { namesOf, placeKey, reasonsOf, soundOf, type LikenessFacts } from './duplicates.ts';

/** What speaks for two farmers being one, and what against it. */
export const pairReasons = [
  'same-nin',
  'same-bvn',
  'same-bank',
  'same-phone',
  'same-plot',
  'same-name',
  'like-name',
  'same-village',
  'same-lga',
  'other-gender',
  'other-age',
] as const;

export type PairReason = (typeof pairReasons)[number];

/** What a farmer on the server is compared by; '' and null where nobody said. */
export type FarmerFacts = LikenessFacts & {
  readonly id: string;
  readonly gender: string | null;
  readonly birthYear: number | null;
};

/** What only the server knows of two: equal numbers in the vault, land that lies in both. */
export type SharedThing = 'same-nin' | 'same-bvn' | 'same-bank' | 'same-plot';

const weights: Readonly<Record<PairReason, number>> = listed.weights;

/** Households share phones, land and villages: without one of these, two people are two. */
const personal: readonly PairReason[] = ['same-nin', 'same-bvn', 'same-bank', 'same-name', 'like-name'];

/** Numbers that are one person's: nothing that speaks against them outweighs one that two accounts have in common. */
export const decisiveReasons: readonly PairReason[] = pairReasons.filter((reason) =>
  listed.decisive.some((one) => one === reason),
);

const isDecisive = (reason: PairReason): boolean => decisiveReasons.includes(reason);

/** How much of the smaller plot must lie in the other. */
export const { sharedPlotPart } = listed;

const against = (one: FarmerFacts, other: FarmerFacts): PairReason[] => {
  const isOtherGender = one.gender !== null && other.gender !== null && one.gender !== other.gender;
  const [born, otherBorn] = [one.birthYear, other.birthYear];
  const isOtherAge = born !== null && otherBorn !== null && Math.abs(born - otherBorn) > listed.yearsApart;
  return [...(isOtherGender ? (['other-gender'] as const) : []), ...(isOtherAge ? (['other-age'] as const) : [])];
};

/** All that speaks for and against two farmers being one person, and what it comes to. */
export const comparePair = (
  one: FarmerFacts,
  other: FarmerFacts,
  shared: readonly SharedThing[],
): { readonly reasons: readonly PairReason[]; readonly score: number } => {
  const reasons = [...shared, ...reasonsOf(one, namesOf(other), other), ...against(one, other)];
  return { reasons, score: reasons.reduce((sum, reason) => sum + weights[reason], 0) };
};

type Compared = ReturnType<typeof comparePair>;

/**
 * Whether people should look at a pair. A phone, a village or land in common is a household, not a person; an identity
 * number or bank account in common is always looked at.
 */
export const isWorthReview = ({ reasons, score }: Compared): boolean =>
  reasons.some(isDecisive) || (score >= listed.worthReview && reasons.some((reason) => personal.includes(reason)));

/** What speaks so loudly that no manager's word closes the pair: two accounts with one identity number, say. */
export const isStrong = ({ reasons, score }: Compared): boolean => reasons.some(isDecisive) || score >= listed.strong;

/**
 * The keys under which a farmer is found by others who may be the same: two of their names as they sound in their LGA,
 * and each of them in their village. Empty where nobody said where they live.
 */
export const likenessKeys = (facts: LikenessFacts): string[] => {
  const { stateCode, lga, village } = facts;
  if (stateCode === '' || lga === '') return [];
  const sounds = [...new Set(namesOf(facts).map(soundOf))].filter((sound) => sound.length > 1).sort();
  const pairs = sounds.flatMap((one, place) => sounds.slice(place + 1).map((other) => `${one}+${other}`));
  const place = soundOf(placeKey(village));
  const inVillage = place === '' ? [] : sounds.map((sound) => `${stateCode}/${lga}/${place}/${sound}`);
  return [...pairs.map((pair) => `${stateCode}/${lga}/${pair}`), ...inVillage].map((key) => key.slice(0, 300));
};
