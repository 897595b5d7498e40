import type { Observation, ShownCode, TakenPosition, Visit, VisitForm, VisitProof } from '@shuka/domain/extension';
import { noPositionReasons, takenPosition } from '@shuka/domain/extension';
import * as z from 'zod/mini';

/** What stands in the fields of a form, each as text. */
export type Fields = Readonly<Record<string, string>>;

const numberOrNull = (text: string | undefined): number | null =>
  text === undefined || text.trim() === '' ? null : Number(text.replace(',', '.'));

const choiceOrNull = <Choice extends string>(text: string | undefined): Choice | null =>
  text === undefined || text === '' ? null : (text as Choice); // refused by the schema when it is none of them

const idsIn = (text: string | undefined): string[] => (text ?? '').split(',').filter((id) => id !== '');

/** The name of a field of one observation: the way to it in the act, so that a refusal stands beside it. */
export const observationField = (place: number, name: keyof Observation): string =>
  `form.observations.${place}.${name}`;

/** How many observations the fields hold. */
export const countObservations = (fields: Fields): number => {
  let count = 0;
  while (observationField(count, 'kind') in fields) count += 1;
  return count;
};

const observationOf = (fields: Fields, place: number): Observation => {
  const text = (name: keyof Observation): string => fields[observationField(place, name)] ?? '';
  return {
    kind: text('kind') as Observation['kind'], // refused beside the field when nothing was chosen
    severity: numberOrNull(text('severity')) ?? Number.NaN,
    percentArea: numberOrNull(text('percentArea')),
    note: text('note'),
    photoIds: idsIn(text('photoIds')),
  };
};

/** What was found and agreed; null when nothing of it was filled in. */
export const formOf = (fields: Fields): VisitForm | null => {
  const observations = Array.from({ length: countObservations(fields) }, (_, place) => observationOf(fields, place));
  const form: VisitForm = {
    crop: fields['form.crop'] ?? '',
    stage: choiceOrNull(fields['form.stage']),
    followed: choiceOrNull(fields['form.followed']),
    followedWhy: fields['form.followedWhy'] ?? '',
    observations,
    inputsUsed: fields['form.inputsUsed'] ?? '',
    nextStep: fields['form.nextStep'] ?? '',
    nextOn: choiceOrNull(fields['form.nextOn']),
    womenPresent: numberOrNull(fields['form.womenPresent']),
    youthPresent: numberOrNull(fields['form.youthPresent']),
  };
  const isEmpty =
    observations.length === 0 &&
    Object.values({ ...form, observations: null }).every((value) => value === null || value === '');
  return isEmpty ? null : form;
};

const textOf = (value: number | string | null): string => (value === null ? '' : String(value));

const fieldsOfObservation = (seen: Observation, place: number): [string, string][] => [
  [observationField(place, 'kind'), seen.kind],
  [observationField(place, 'severity'), String(seen.severity)],
  [observationField(place, 'percentArea'), textOf(seen.percentArea)],
  [observationField(place, 'note'), seen.note],
  [observationField(place, 'photoIds'), seen.photoIds.join(',')],
];

/** A visit as the fields that tell it. */
export const fieldsOfVisit = ({ form, ...visit }: Partial<Visit>): Fields => {
  const { observations = [], ...said } = form ?? {};
  return Object.fromEntries([
    ...Object.entries(visit).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    ...Object.entries(said).map(([name, value]): [string, string] => [`form.${name}`, textOf(value)]),
    ...observations.flatMap(fieldsOfObservation),
  ]);
};

/** The position a hidden field keeps, so that it outlives the page; null when there is none yet. */
export const positionIn = (fields: Fields): TakenPosition | null => {
  try {
    return z.safeParse(takenPosition, JSON.parse(fields['position'] ?? '')).data ?? null;
  } catch {
    return null;
  }
};

export const isDigits = (text: string): boolean => /^\d{4}$/.test(text);

const codeIn = (fields: Fields): ShownCode | null => {
  const digits = (fields['digits'] ?? '').trim();
  if (isDigits(digits)) return { kind: 'digits', digits };
  const cardCode = (fields['cardCode'] ?? '').trim();
  return cardCode === '' ? null : { kind: 'card', cardCode };
};

/** What this phone can say for the visit, at its end. */
export const proofOf = (fields: Fields, endedAt: Date): VisitProof => {
  const position = positionIn(fields);
  const reason = noPositionReasons.find((one) => one === fields['noPosition']) ?? 'silent';
  return {
    position,
    noPosition: position === null ? reason : null,
    code: codeIn(fields),
    startedAt: fields['startedAt'] ?? endedAt.toISOString(),
    endedAt: endedAt.toISOString(),
  };
};
