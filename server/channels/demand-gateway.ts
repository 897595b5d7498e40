import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { isSame } from '#kit/secrets.ts';

/**
 * Lets in the gateway alone: by the secret of the address it calls, and by where it calls from where that is named. What it
 * says of a number is then believed, for a number itself proves nothing.
 * @throws Problem `not-found`: whoever guesses learns of no door.
 */
export const demandGateway = ({ gateway, ip }: Context, secret: string): void => {
  const isRight =
    gateway !== null &&
    isSame(Buffer.from(secret), Buffer.from(gateway.secret)) &&
    (gateway.addresses.length === 0 || gateway.addresses.includes(ip.replace(/^::ffff:/, '')));
  if (!isRight) throw new Problem('not-found');
};

/** Whether it is a number at all: companies send under their name. */
export const isPhone = (sent: string): boolean => /^\+?[1-9]\d{6,14}$/.test(sent.trim());

/** A number as E.164, also where its '+' was lost on the way. @throws Problem `invalid`. */
export const phoneOf = (sent: string): string => {
  if (!isPhone(sent)) throw refusedField('phoneNumber', 'field.wrong');
  return `+${sent.trim().replace(/^\+/, '')}`;
};
