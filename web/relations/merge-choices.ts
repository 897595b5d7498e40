import { mergedFields, type MergedField } from '@shuka/domain/accounts';
import type { MergePair, MergeSide } from '@shuka/domain/relations';

/** What an admin has chosen so far. `sides` are by account. */
export type MergeChoices = {
  readonly staysId: string;
  /** Of which account each value is, where the two differ. */
  readonly sourceOf: Readonly<Partial<Record<MergedField, string>>>;
  readonly signInOf: string;
  /** '' for nobody. */
  readonly managerId: string;
};

const weight = (side: MergeSide): number =>
  (side.hasPassword ? 4 : 0) + (side.isPhoneProved ? 2 : 0) + (side.phone === '' ? 0 : 1);

/** What was said of a field in the account that stays counts, else what the other one says. */
const likelySource = (stays: MergeSide, other: MergeSide, field: MergedField): string =>
  stays.values[field] === '' ? other.farmerId : stays.farmerId;

/** Fields in which two accounts differ: these are asked about. */
export const differing = ([one, other]: readonly MergeSide[]): MergedField[] =>
  mergedFields.filter((field) => one?.values[field] !== other?.values[field]);

/** What is most likely right when one of them stays; each of it can be changed. */
export const choicesFor = (sides: readonly MergeSide[], staysId: string): MergeChoices => {
  const stays = sides.find(({ farmerId }) => farmerId === staysId);
  const other = sides.find(({ farmerId }) => farmerId !== staysId);
  if (stays === undefined || other === undefined) return { staysId, sourceOf: {}, signInOf: staysId, managerId: '' };
  const fields = differing(sides);
  return {
    staysId,
    sourceOf: Object.fromEntries(fields.map((field) => [field, likelySource(stays, other, field)])),
    signInOf: weight(other) > weight(stays) ? other.farmerId : staysId,
    managerId: stays.managerId ?? other.managerId ?? '',
  };
};

/** What to begin with: the account that a manager proposed, else the one with more records. */
export const firstChoices = ({ sides, words }: MergePair): MergeChoices => {
  const stock = ({ records }: MergeSide): number => records.reduce((sum, { total }) => sum + total, 0);
  const fullest = sides.toSorted((one, other) => stock(other) - stock(one))[0]?.farmerId ?? '';
  const proposed = words.find(({ says }) => says === 'same')?.staysId;
  return choicesFor(sides, proposed ?? fullest);
};

/** The choices as the act says them: what is taken of the account that goes. */
export const takenOf = ({ staysId, sourceOf, signInOf, managerId }: MergeChoices) => ({
  staysId,
  takes: mergedFields.filter((field) => sourceOf[field] !== undefined && sourceOf[field] !== staysId),
  takesSignIn: signInOf !== staysId,
  managerId: managerId === '' ? null : managerId,
});
