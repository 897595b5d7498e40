import { newEntry, type Category, type EntryDetails, type EntryDraft, type EntryKind } from '@shuka/domain/finance';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';

type Fields = Readonly<Record<string, string>>;

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** An entry's details as the fields say them; what is no amount comes out as NaN, which the contract refuses. */
export const detailsOf = (fields: Fields): EntryDetails => ({
  farmId: orNull(fields['farmId']),
  seasonId: orNull(fields['seasonId']),
  kind: (fields['kind'] ?? '') as EntryKind, // refused beside the field when it is neither of the two
  category: (fields['category'] ?? '') as Category, // refused likewise
  description: (fields['description'] ?? '').trim(),
  amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
  happenedOn: fields['happenedOn'] ?? '',
});

/** What the rules refuse in a draft, by field, before anything is kept. */
export const ruleRefusals = (draft: EntryDraft): Readonly<Record<string, string>> => {
  try {
    newEntry(draft, {}, new Date());
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return Object.fromEntries(error.fields.map(({ field, says }) => [field, says]));
  }
};

/** Kobo as one types naira: '1250.50', no grouping. */
export const typedNaira = (kobo: number): string => {
  const part = kobo % 100;
  return part === 0 ? String(kobo / 100) : `${Math.floor(kobo / 100)}.${String(part).padStart(2, '0')}`;
};

const keys = ['farmId', 'seasonId', 'kind', 'category', 'description', 'amountKobo', 'happenedOn'] as const;

/** Whether two entries say the same. */
export const saysTheSame = (one: EntryDetails, other: EntryDetails): boolean =>
  keys.every((key) => one[key] === other[key]);
