import { createPublicKey, randomInt } from 'node:crypto';
import { codeLength, codeLetters, paperText, readPaper, type VoucherPaper } from '@shuka/domain/marketplace';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import type { Secrets } from '#kit/secrets.ts';
import { isSigned, signerFor } from '#kit/signer.ts';

const purpose = 'vouchers';

/** What a phone checks vouchers with: 32 bytes in hexadecimal, the end of the key's SPKI. */
export const voucherKey = (secrets: Secrets): string =>
  createPublicKey(signerFor(secrets, purpose).publicKey)
    .export({ type: 'spki', format: 'der' })
    .subarray(-32)
    .toString('hex');

/** What the square code of a voucher says. */
export const signVoucher = (secrets: Secrets, paper: VoucherPaper): string => {
  const signed = paperText(paper);
  return `${signed}|${signerFor(secrets, purpose).sign(Buffer.from(signed)).toString('base64url')}`;
};

/** The paper of a voucher this server signed. @throws Problem `invalid` beside `token` for any other. */
export const readVoucher = (secrets: Secrets, token: string): VoucherPaper => {
  const read = readPaper(token);
  if (read === null) throw refusedField('token', 'voucher.wrong');
  const signature = Buffer.from(read.signature, 'base64url');
  const isOurs = isSigned(Buffer.from(read.signed), signature, signerFor(secrets, purpose).publicKey);
  if (!isOurs) throw refusedField('token', 'voucher.notOurs');
  return read.paper;
};

/** A code of 40 random bits, for who can read no square code. */
export const newVoucherCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
