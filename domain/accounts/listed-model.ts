import * as z from 'zod/mini';
import { assistedTextVersion, registration, type Registration } from './assisted-model.ts';
import { registrationProblems } from './assisted-rules.ts';
import type { FieldError } from '#kit/problem.ts';

const { consent: _said, ...about } = registration.shape;

/** How a farmer of a list agreed: on paper, which whoever brings the list keeps. */
const listedWays = ['thumb', 'signature-self'] as const;

/** A farmer out of a list: as one who is registered face to face, but with the word on paper elsewhere. */
export const listedFarmer = z.strictObject({ ...about, how: z.enum(listedWays) });

export type ListedFarmer = z.output<typeof listedFarmer>;

/** The same as a registration. Its proof has an id and no picture: the paper lies with whoever brought the list. */
export const listedRegistration = ({ how, ...asked }: ListedFarmer, proofId: string): Registration => ({
  ...asked,
  consent: {
    textVersion: assistedTextVersion,
    how,
    proof: { id: proofId, mediaType: 'image/webp', data: '' },
    said: [],
  },
});

/** What the rules of registration say against a farmer of a list, field by field. */
export const listedProblems = (asked: ListedFarmer, now: Date): FieldError[] =>
  registrationProblems(listedRegistration(asked, asked.id), now);
