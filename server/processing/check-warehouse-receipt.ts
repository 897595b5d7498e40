import { readCode } from '@shuka/domain/marketplace';
import { checkedStateOf, checkWarehouseReceipt as contract, readReceiptToken } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { findClaim } from './claim-store.ts';
import { digestOf, isOurReceipt, receiptSigner } from './sign-receipt.ts';
import { findPaperText, findReceipt, findReceiptByCode, type ReceiptRow } from './warehouse-store.ts';

const find = (db: Db, code: string): Promise<ReceiptRow | null> => {
  const read = readReceiptToken(code);
  return read === null ? findReceiptByCode(db, readCode(code)) : findReceipt(db, read.receiptId);
};

/** A square code is checked as it was shown; a short code finds the one that is kept. */
export const checkWarehouseReceipt = handle(contract, async ({ code }, { db, secrets }) => {
  const found = await find(db, code);
  if (found === null || found.token === null) throw new Problem('not-found');
  const text = await findPaperText(db, found.id);
  const { paper } = found;
  const claim = await findClaim(db, found.id);
  const { keyId, publicKey } = receiptSigner(secrets);
  const { number, companyName, warehouse, crop, grade, netGrams, issuedOn, expiresOn, licence, isPractice } = paper;
  return {
    isGenuine: isOurReceipt(secrets, readReceiptToken(code) === null ? found.token : code, text),
    state: checkedStateOf(found.state, claim?.kind === 'pledge' && claim.state === 'accepted'),
    isPractice,
    number,
    companyName,
    warehouse,
    crop,
    grade,
    netGrams,
    issuedOn,
    expiresOn,
    licence: licence === null ? '' : `${licence.number}, ${licence.issuer}`,
    digest: digestOf(text),
    keyId,
    publicKey,
  };
});
