/** Letters and digits that are not taken for one another (Crockford base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const markLength = 6;

/**
 * The mark of one clerk's device, made of any random bytes: six letters are 30 bits, so that no two devices of a mill are
 * likely to have the same; should they, the server says so and a new one is made.
 */
export const newMark = (bytes: Uint8Array): string =>
  Array.from({ length: markLength }, (_, place) => letters[(bytes[place] ?? 0) % letters.length]).join('');

/** `7K3QXM-0042`: the mark of the device and a number that counts up, so that a gap is seen. */
export const receiptPattern = /^[0-9A-HJKMNP-TV-Z]{6}-\d{4,7}$/;

const numberOf = (receipt: string, mark: string): number =>
  receipt.startsWith(`${mark}-`) && receiptPattern.test(receipt) ? Number(receipt.slice(markLength + 1)) : 0;

/** The next number of a device, after all that are known of it. @param last the highest it remembers to have given. */
export const nextReceipt = (mark: string, receipts: readonly string[], last: number): string => {
  const highest = receipts.reduce((most, receipt) => Math.max(most, numberOf(receipt, mark)), last);
  return `${mark}-${String(highest + 1).padStart(4, '0')}`;
};

/** The count in a receipt's number; 0 where it is none of this device. */
export const countIn = numberOf;
