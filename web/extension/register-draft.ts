import * as z from 'zod/mini';
import {
  assistedTextVersion,
  consentVersions,
  mayBeChild,
  proofTypes,
  registration,
  registrationProblems,
  switchedPurposes,
  type FarmSize,
  type Gender,
  type ProofWay,
  type Registration,
} from '@shuka/domain/accounts';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';

/** The steps of the form, with the fields that stand on each as the contract names them. */
const stepFields = {
  who: ['firstName', 'lastName', 'phone', 'gender', 'birthYear', 'birthDate', 'language'],
  where: ['village', 'stateCode', 'lga'],
  grow: ['crops', 'farmSize'],
  consent: ['consent', 'guardian'],
  check: [],
} as const;

export type StepName = keyof typeof stepFields;

export const stepNames = Object.keys(stepFields) as StepName[]; // its own keys

export type Fields = Readonly<Record<string, string>>;

const keptProof = z.strictObject({ mediaType: z.enum(proofTypes), data: z.string() });

export type KeptProof = z.output<typeof keptProof>;

/** What was begun: ids are made once, so that saving twice makes one farmer. */
const draft = z.strictObject({
  id: z.string(),
  proofId: z.string(),
  wordIds: z.array(z.string()),
  fields: z.record(z.string(), z.string()),
  step: z.enum(stepNames as [StepName, ...StepName[]]),
  proof: z.nullable(keptProof),
  /** Who was to agree when the consent was opened last; not yet known in what was begun before. */
  consentBy: z.optional(z.enum(['farmer', 'guardian'])),
});

export type AssistDraft = z.output<typeof draft>;

export const readAssistDraft = (kept: unknown): AssistDraft | null => z.safeParse(draft, kept).data ?? null;

export const beginAssistDraft = (): AssistDraft => ({
  id: newId(),
  proofId: newId(),
  wordIds: switchedPurposes.map(newId),
  fields: {},
  step: 'who',
  proof: null,
});

/** The form's fields of a registration that the server did not take. */
export const draftOfRegistration = (input: Partial<Registration> & { readonly id: string }): AssistDraft => {
  const { consent, guardian } = input;
  const said = Object.fromEntries(
    (consent?.said ?? []).map((one) => [wordName(one.purpose), one.isGiven ? 'yes' : 'no']),
  );
  const texts = [
    'firstName',
    'lastName',
    'phone',
    'village',
    'stateCode',
    'lga',
    'gender',
    'birthDate',
    'farmSize',
    'language',
  ] as const;
  const fields: Record<string, string> = {
    ...Object.fromEntries(texts.map((name) => [name, input[name] ?? ''])),
    birthYear: String(input.birthYear ?? ''),
    crops: (input.crops ?? []).join(', '),
    'consent.how': consent?.how ?? '',
    'guardian.name': guardian?.name ?? '',
    'guardian.phone': guardian?.phone ?? '',
    'guardian.relationship': guardian?.relationship ?? '',
    ...said,
  };
  const proof = consent === undefined ? null : { mediaType: consent.proof.mediaType, data: consent.proof.data };
  const consentBy = guardian == null ? 'farmer' : 'guardian';
  return { ...beginAssistDraft(), id: input.id, fields, proof, consentBy };
};

/** What the field of one use of the data is called. */
export const wordName = (purpose: string): string => `said.${purpose}`;

const textOrNull = (text = ''): string | null => (text.trim() === '' ? null : text);

/** The year of the day where that is known, else the year that was typed. */
const birthOf = ({ birthYear = '', birthDate = '' }: Fields): Pick<Registration, 'birthYear' | 'birthDate'> => ({
  birthYear:
    birthDate !== ''
      ? Number(birthDate.slice(0, 4))
      : /^\d{4}$/.test(birthYear.trim())
        ? Number(birthYear)
        : Number.NaN,
  birthDate: textOrNull(birthDate),
});

/** Whether the law asks for a guardian, as far as it is known how old the farmer is. */
export const needsGuardian = (fields: Fields, now: Date): boolean => {
  const birth = birthOf(fields);
  return !Number.isNaN(birth.birthYear) && mayBeChild(birth, now);
};

const cropsIn = (text = ''): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((crop) => crop.trim())
      .filter((crop) => crop !== ''),
  ),
];

/** The registration as it will be sent. What nobody chose is left for the contract to refuse beside its field. */
export const registrationOf = ({ id, proofId, wordIds, fields, proof }: AssistDraft, now: Date): Registration => ({
  id,
  firstName: fields['firstName'] ?? '',
  lastName: fields['lastName'] ?? '',
  phone: textOrNull(fields['phone']),
  village: fields['village'] ?? '',
  stateCode: fields['stateCode'] ?? '',
  lga: fields['lga'] ?? '',
  gender: (fields['gender'] ?? '') as Gender,
  ...birthOf(fields),
  crops: cropsIn(fields['crops']),
  farmSize: (fields['farmSize'] ?? '') as FarmSize,
  language: (fields['language'] ?? '') as Language,
  consent: {
    textVersion: assistedTextVersion,
    how: (fields['consent.how'] ?? '') as ProofWay,
    proof: { id: proofId, ...(proof ?? { mediaType: 'audio/webm', data: '' }) },
    said: switchedPurposes.flatMap((purpose, place) => {
      const answer = fields[wordName(purpose)];
      const word = { id: wordIds[place] ?? newId(), purpose, textVersion: consentVersions[purpose] };
      return answer === 'yes' || answer === 'no' ? [{ ...word, isGiven: answer === 'yes' }] : [];
    }),
  },
  guardian: needsGuardian(fields, now)
    ? {
        name: fields['guardian.name'] ?? '',
        phone: textOrNull(fields['guardian.phone']),
        relationship: fields['guardian.relationship'] ?? '',
      }
    : null,
});

/** Each refused field with what is wrong with it; one of several crops counts for their field, any part of a proof for it. */
export const refusalsOfDraft = (made: AssistDraft, now: Date): Record<string, string> => {
  const asked = registrationOf(made, now);
  const read = z.safeParse(registration, asked);
  const issues = read.success ? [] : read.error.issues;
  const missing = issues.map(({ path, message }) => ({ field: path.join('.'), says: message }));
  // Each step is asked on its own: what is missing on a later one hides nothing of this one.
  const named = [...missing, ...registrationProblems(asked, now)].map(({ field, says }) => {
    if (field.startsWith('crops')) return ['crops', says] as const;
    return field.startsWith('consent.proof')
      ? (['consent.proof', 'assist.proofRequired'] as const)
      : ([field, says] as const);
  });
  return Object.fromEntries(named.toReversed());
};

const isOn = (step: StepName, field: string): boolean =>
  stepFields[step].some((name) => field === name || field.startsWith(`${name}.`));

/** What is wrong on one step. */
export const refusalsOn = (step: StepName, refused: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(refused).filter(([field]) => isOn(step, field)));

/** The first step on which something is wrong. */
export const firstWrongStep = (refused: Record<string, string>): StepName | null =>
  stepNames.find((step) => Object.keys(refusalsOn(step, refused)).length > 0) ?? null;
