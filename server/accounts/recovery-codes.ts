import { randomInt } from 'node:crypto';
import { factorLimits } from '@shuka/domain/accounts';
import type { Services } from '#kit/context.ts';

/** Without I, L, O and U: none is taken for another (Crockford). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const lettersACode = 12;

/** Sixty bits each, in threes of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: factorLimits.recoveryCodes }, () =>
    Array.from({ length: lettersACode }, (_, place) => {
      const letter = letters.charAt(randomInt(letters.length));
      return place > 0 && place % 4 === 0 ? `-${letter}` : letter;
    }).join(''),
  );

/** The keyed digest of a code as it was typed: letter case, dashes and spaces do not matter. */
export const hashRecoveryCode = ({ secrets }: Pick<Services, 'secrets'>, accountId: string, code: string): Buffer =>
  secrets.hash('recovery-codes', `${accountId}:${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`);
