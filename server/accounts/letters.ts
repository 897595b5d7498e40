import type { Language } from '@shuka/domain/kit/calendar.ts';
import { otpMinutes } from '@shuka/domain/accounts';
import type { Services } from '#kit/context.ts';
import { say } from '#kit/words.ts';

type Reader = { readonly email: string; readonly firstName: string; readonly language: Language };

export type About =
  | 'signUpCode'
  | 'alreadyRegistered'
  | 'resetCode'
  | 'passwordChanged'
  | 'approved'
  | 'closed'
  | 'pending'
  | 'investorPending'
  | 'managerPending'
  | 'processorPending'
  | 'staffInvited'
  | 'staffJoined'
  | 'staffRemoved'
  | 'refused'
  | 'bankChanged'
  | 'payoutAsked'
  | 'numberLooked'
  | 'contactChanged'
  | 'selfClosed'
  | 'cameBack'
  | 'merged'
  | 'offerReturned'
  | 'offerPublished'
  | 'offerToVerify'
  | 'trancheAsked'
  | 'trancheRefused'
  | 'trancheReleased'
  | 'offerSettled'
  | 'contactAsked';

/** Writes to one person in their language. What is said to whom is this slice's; how it travels is the kit's. */
export const writeLetter = (
  services: Services,
  reader: Reader,
  about: About,
  values: Record<string, string> = {},
): Promise<void> => {
  const all = {
    ...values,
    firstName: reader.firstName,
    product: services.productName,
    minutes: otpMinutes,
    url: services.publicUrl,
  };
  return services.mailer.send({
    to: reader.email,
    subject: say(reader.language, `letter.${about}.subject`, all),
    text: say(reader.language, `letter.${about}.text`, all),
  });
};

/** What the letter is about, in one short message, for who has a phone and no e-mail. */
export const textOwner = async (
  services: Services,
  reader: Omit<Reader, 'email'> & { readonly phone: string },
  about: About,
): Promise<void> => {
  const { productName: product, publicUrl: url, smsSender } = services;
  const { firstName, phone, language } = reader;
  const subject = say(language, `letter.${about}.subject`, { product });
  await smsSender?.send({ to: phone, text: say(language, 'sms.owner', { firstName, subject, url }) });
};

/** The same six digits by SMS, where a provider is configured. */
export const textCode = async (services: Services, phone: string, language: Language, code: string): Promise<void> => {
  const text = say(language, 'sms.signUpCode', { code, product: services.productName, minutes: otpMinutes });
  await services.smsSender?.send({ to: phone, text });
};
