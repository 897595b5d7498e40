import * as z from 'zod/mini';
import { stateCodeOr } from '#kit/place.ts';
import { email, requiredText } from '#kit/text.ts';
import { id } from '#kit/id.ts';
import { idDocumentKinds } from './document-kinds.ts';
import { photoId, signUpDetails, staffPassword } from './model.ts';
import { personRow } from './people-model.ts';
import { profileDetails, profileHeld } from './profile-model.ts';

/** The oldest degree somebody may have who is not too old to have been born. */
const firstDegreeYear = 1950;

/** What a graduate studied and where they served, as they say it; staff look at it before they approve. */
const graduatePapers = z.strictObject({
  degreeTitle: requiredText('joining.degreeTitleRequired', 120),
  degreeInstitution: requiredText('joining.institutionRequired', 160),
  degreeYear: z
    .int('joining.degreeYearRequired')
    .check(z.minimum(firstDegreeYear, 'joining.degreeYearWrong'), z.maximum(2100, 'joining.degreeYearWrong')),
  nyscStateCode: stateCodeOr('farms.stateRequired'),
  nyscNumber: requiredText('joining.nyscNumberRequired', 60),
  documentKind: z.enum(idDocumentKinds, 'joining.documentKindRequired'),
});

export type GraduatePapers = z.output<typeof graduatePapers>;

/** The profile of an extension manager; specification, section 5: all required. */
export const managerProfile = z.strictObject({
  ...profileDetails.shape,
  location: requiredText('joining.locationRequired', 120),
});

export const managerDetails = z.strictObject({
  ...managerProfile.shape,
  ...graduatePapers.shape,
  id,
  phoneNumber: signUpDetails.shape.phoneNumber,
  email: email(),
  password: staffPassword,
});

/** The two pictures an applicant sends: of themselves, and of a document that shows who they are. */
export const applicantPictures = ['photo', 'document'] as const;

export type ApplicantPicture = (typeof applicantPictures)[number];

/** Whether a number has the form on certificates of the National Youth Service Corps: NYSC/XXX/2024/123456. */
export const looksLikeNyscNumber = (typed: string): boolean =>
  /^NYSC\/[A-Z]{2,4}\/(19|20)\d\d\/[A-Z]?\d{4,8}$/i.test(typed.replace(/\s/g, ''));

/** An application as the staff see it who decide on it. */
export const application = z.strictObject({
  person: personRow,
  profile: profileHeld,
  papers: graduatePapers,
  documentId: z.nullable(photoId),
  appliedAt: z.string(),
});

export type Application = z.output<typeof application>;
