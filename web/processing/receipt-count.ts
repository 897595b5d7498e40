import { countIn, newMark, nextReceipt } from '@shuka/domain/processing';

type Given = { readonly mark: string; readonly last: number };

const keyOf = (accountId: string): string => `shuka-receipts-${accountId}`;

const read = (accountId: string): Given | null => {
  try {
    const held = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? 'null') as Given | null;
    return held !== null && /^[0-9A-Z]{6}$/.test(held.mark) && Number.isSafeInteger(held.last) ? held : null;
  } catch {
    return null; // nothing is kept here: the next receipt begins under a new mark
  }
};

const keep = (accountId: string, given: Given): void => {
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify(given));
  } catch {
    // A browser that keeps nothing gives each page a mark of its own.
  }
};

const inMemory = new Map<string, Given>();

const givenOf = (accountId: string): Given => {
  const held = read(accountId) ?? inMemory.get(accountId);
  if (held !== undefined) return held;
  const made = { mark: newMark(crypto.getRandomValues(new Uint8Array(6))), last: 0 };
  inMemory.set(accountId, made);
  keep(accountId, made);
  return made;
};

/** The number of the next receipt of this clerk on this device. @param known the receipts that this phone knows. */
export const receiptFor = (accountId: string, known: readonly string[]): string => {
  const { mark, last } = givenOf(accountId);
  return nextReceipt(mark, known, last);
};

/** A number was given: it is never given again, though the records here should go. */
export const receiptGiven = (accountId: string, receipt: string): void => {
  const { mark, last } = givenOf(accountId);
  const given = { mark, last: Math.max(last, countIn(receipt, mark)) };
  inMemory.set(accountId, given);
  keep(accountId, given);
};
