import {
  addApplicantPicture,
  applicantPictures,
  looksLikeNyscNumber,
  registerManager,
  type ApplicantPicture,
} from '@shuka/domain/accounts';
import { call, type Result } from '#kit/api.ts';
import { idsOfContent } from '#kit/ids-of-content.ts';
import { forgetJoining } from './join-draft.ts';
import type { JoinDraft, Pictures } from './join-fields.ts';

/** A sign-up that waits for its code, with the pictures that have not arrived yet. */
export type Waiting = {
  readonly uniqueId: string;
  readonly email: string;
  readonly pictures: Pictures;
  readonly missing: readonly ApplicantPicture[];
};

/** Whether a number of the NYSC needs no asking back. */
export const isUsualNumber = looksLikeNyscNumber;

/** Sends the pictures of a sign-up, one after the other; answers those that did not arrive. */
const sendPictures = async (uniqueId: string, pictures: Pictures): Promise<ApplicantPicture[]> => {
  const missing: ApplicantPicture[] = [];
  for (const picture of applicantPictures) {
    const blob = pictures[picture];
    const sent = blob === undefined ? null : await call(addApplicantPicture, { uniqueId, picture }, blob);
    if (sent?.ok !== true) missing.push(picture);
  }
  return missing;
};

/** After a new code all of them are asked for again: the same picture twice is no harm. */
export const resendPictures = async (waiting: Waiting): Promise<Waiting> => ({
  ...waiting,
  missing: await sendPictures(waiting.uniqueId, waiting.pictures),
});

const idFor = idsOfContent();

/** Begins the sign-up and sends its pictures after it. */
export const beginJoining = async (draft: JoinDraft, pictures: Pictures): Promise<Result<Waiting>> => {
  const result = await call(registerManager, { ...draft, id: idFor(JSON.stringify({ ...draft, id: '' })) });
  if (!result.ok) return result;
  const { uniqueId } = result.value;
  const missing = await sendPictures(uniqueId, pictures);
  forgetJoining();
  return { ok: true, value: { uniqueId, email: draft.email.trim().toLowerCase(), pictures, missing } };
};
