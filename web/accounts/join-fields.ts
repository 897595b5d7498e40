import * as z from 'zod/mini';
import {
  applicantPictures,
  birthDateProblem,
  managerDetails,
  type ApplicantPicture,
  type registerManager,
} from '@shuka/domain/accounts';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { cropsOf, type Fields } from './profile-fields.ts';

export type Pictures = Readonly<Partial<Record<ApplicantPicture, Blob>>>;

export type JoinDraft = DraftOf<typeof registerManager>;

const texts = Object.keys(managerDetails.shape).filter((name) => !['id', 'crops', 'degreeYear'].includes(name));

const yearOf = (typed: string): number => (/^\s*\d{4}\s*$/.test(typed) ? Number(typed) : Number.NaN);

/** What is sent, from the fields as typed. */
export const joinDraftOf = (fields: Fields, id: string): JoinDraft =>
  ({
    ...Object.fromEntries(texts.map((name) => [name, fields[name] ?? ''])),
    id,
    crops: cropsOf(fields['crops'] ?? ''),
    degreeYear: yearOf(fields['degreeYear'] ?? ''),
  }) as JoinDraft; // by the schema's own names; what is wrong with it the schema says

const pictureWords: Record<ApplicantPicture, string> = {
  photo: 'joining.photoRequired',
  document: 'joining.documentRequired',
};

type Refusals = Readonly<Record<string, string>>;

/** What is wrong with the form: each field with the catalogue entry that says why. */
export const joinRefusals = (draft: JoinDraft, pictures: Pictures, now: Date): Refusals => {
  const read = z.safeParse(managerDetails, draft);
  const issues = read.success ? [] : read.error.issues;
  const refused = Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  const wrongDay = refused['birthDate'] === undefined ? birthDateProblem(draft.birthDate, now) : null;
  if (wrongDay !== null) refused['birthDate'] = wrongDay;
  if (draft.degreeYear > now.getUTCFullYear()) refused['degreeYear'] = 'joining.degreeYearWrong';
  for (const picture of applicantPictures)
    if (pictures[picture] === undefined) refused[picture] = pictureWords[picture];
  return refused;
};
