import { createHash } from 'node:crypto';
import { readReceiptToken, receiptHead, type WarehousePaper } from '@shuka/domain/processing';
import { canonicalJson } from '#kit/canonical-json.ts';
import type { Secrets } from '#kit/secrets.ts';
import { isSigned, signerFor, type Signer } from '#kit/signer.ts';

export const receiptSigner = (secrets: Secrets): Signer => signerFor(secrets, 'warehouse-receipts');

/** The SHA-256 of what a receipt says, in base64url. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A receipt as it is kept and signed: its text in the one way of RFC 8785, and what its square code says. */
export const signReceipt = (secrets: Secrets, paper: WarehousePaper): { text: string; token: string } => {
  const text = canonicalJson(paper);
  const head = receiptHead(paper, digestOf(text));
  return { text, token: `${head}.${receiptSigner(secrets).sign(Buffer.from(head)).toString('base64url')}` };
};

/** Whether a square code is signed by this house, over the very text that is kept. */
export const isOurReceipt = (secrets: Secrets, token: string, text: string): boolean => {
  const read = readReceiptToken(token);
  if (read === null) return false;
  const { receiptId, signed, signature } = read;
  const isOurs = isSigned(Buffer.from(signed), Buffer.from(signature, 'base64url'), receiptSigner(secrets).publicKey);
  return isOurs && signed === receiptHead({ receiptId }, digestOf(text));
};
