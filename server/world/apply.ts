import {
  addApplicantPicture,
  confirmManager,
  readMe,
  registerManager,
  type ApplicantPicture,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from './people.ts';
import { graduate } from './journeys.ts';
import type { OpenHouse } from './open-house.ts';
import { picture } from './pictures.ts';

export const applicantPassword = 'dawa-da-gero-7';

/** What Ladi types; each number makes another one. */
export const ladi = (number: number) => ({ ...graduate(number), id: newId(), password: applicantPassword });

type Bytes = { readonly width?: number; readonly bytes?: Buffer };

/** How graduates apply in a house: the steps, and all of them at once. */
export const applicantsIn = (house: OpenHouse) => {
  const send = async (uniqueId: string, which: ApplicantPicture, { width, bytes }: Bytes = {}) => {
    const sent = bytes ?? (await picture('jpeg', width ?? (which === 'photo' ? 300 : 500), 200));
    return house
      .visitor()
      .call(addApplicantPicture, { uniqueId, picture: which }, { picture: { bytes: sent, mediaType: 'image/jpeg' } });
  };

  const begin = async (number: number, withPictures = true) => {
    const details = ladi(number);
    const { status, text } = await house.visitor().call(registerManager, details);
    if (status !== 201) throw new Error(`The sign-up of ${details.email} did not begin: ${text}`);
    const code = await house.post.nextCode(details.email);
    if (withPictures) for (const which of ['photo', 'document'] as const) await send(details.id, which);
    return { ...details, uniqueId: details.id, code };
  };

  const confirm = (uniqueId: string, code: string) => house.visitor().call(confirmManager, { uniqueId, code });

  /** A graduate whose account waits, signed in. */
  const applied = async (number: number) => {
    const begun = await begin(number);
    const { status, text } = await confirm(begun.uniqueId, begun.code);
    if (status !== 200) throw new Error(`${begun.email} did not get an account: ${text}`);
    const browser = await house.signIn({ ...people.chidi, email: begun.email, password: applicantPassword });
    const { accountId, photoId } = (await browser.call(readMe, {})).body;
    return { ...begun, browser, accountId, photoId };
  };

  return { send, begin, confirm, applied };
};
