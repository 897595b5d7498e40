import type { Language } from '@shuka/domain/kit/calendar.ts';
import { otpMinutes, type NoticeKind } from '@shuka/domain/accounts';
import type { Services } from '#kit/context.ts';
import { say } from '#kit/words.ts';

type Reader = { readonly email: string; readonly firstName: string; readonly language: Language };

/** What is written of an offer. */
export type OfferAbout =
  | 'offerReturned'
  | 'offerPublished'
  | 'offerToVerify'
  | 'trancheAsked'
  | 'trancheRefused'
  | 'trancheReleased'
  | 'offerSettled';

export type About =
  | 'signUpCode'
  | 'alreadyRegistered'
  | 'resetCode'
  | 'passwordChanged'
  | 'factorAdded'
  | 'factorRemoved'
  | 'codesMade'
  | 'codeUsed'
  | 'phoneForgotten'
  | 'approved'
  | 'closed'
  | 'suspended'
  | 'pending'
  | 'investorPending'
  | 'managerPending'
  | 'processorPending'
  | 'staffInvited'
  | 'staffJoined'
  | 'staffRemoved'
  | 'refused'
  | 'roleGiven'
  | 'roleTaken'
  | 'roleEnded'
  | 'bankChanged'
  | 'payoutAsked'
  | 'numberLooked'
  | 'contactChanged'
  | 'selfClosed'
  | 'closedAsAsked'
  | 'moneyKept'
  | 'cameBack'
  | 'merged'
  | OfferAbout
  | 'contactAsked';

/** What somebody may choose not to be told of; all else is of their account, and always told. */
export const kindOfAbout: Readonly<Partial<Record<About, NoticeKind>>> = {
  staffJoined: 'company',
  offerReturned: 'investments',
  offerPublished: 'investments',
  offerToVerify: 'investments',
  trancheAsked: 'investments',
  trancheRefused: 'investments',
  trancheReleased: 'investments',
  offerSettled: 'investments',
  contactAsked: 'investments',
};

/** Writes to one person in their language. What is said to whom is this slice's; how it travels is the kit's. */
export const writeLetter = (
  services: Services,
  reader: Reader,
  about: About,
  values: Record<string, string> = {},
): Promise<void> => {
  return services.mailer.send({ to: reader.email, ...letterOf(services, reader, about, values) });
};

/** What a letter says. */
export const letterOf = (
  { productName: product, publicUrl: url }: Services,
  { firstName, language }: Omit<Reader, 'email'>,
  about: string,
  values: Readonly<Record<string, string>>,
): { readonly subject: string; readonly text: string } => {
  const all = { ...values, firstName, product, minutes: otpMinutes, url };
  return {
    subject: say(language, `letter.${about}.subject`, all),
    text: say(language, `letter.${about}.text`, all),
  };
};

/** What the letter is about, as one short message. */
export const shortOf = (
  { productName: product, publicUrl: url }: Services,
  { firstName, language }: Omit<Reader, 'email'>,
  about: string,
  values: Readonly<Record<string, string>> = {},
): string => {
  const subject = say(language, `letter.${about}.subject`, { ...values, product });
  return say(language, 'sms.owner', { firstName, subject, url });
};

/** What the letter is about, in one short message, for who has a phone and no e-mail. */
export const textOwner = async (
  services: Services,
  reader: Omit<Reader, 'email'> & { readonly phone: string },
  about: About,
  values: Record<string, string> = {},
): Promise<void> => {
  await services.smsSender?.send({ to: reader.phone, text: shortOf(services, reader, about, values) });
};

/** The same six digits by SMS, where a provider is configured. */
export const textCode = async (services: Services, phone: string, language: Language, code: string): Promise<void> => {
  const text = say(language, 'sms.signUpCode', { code, product: services.productName, minutes: otpMinutes });
  await services.smsSender?.send({ to: phone, text });
};
