import { createHash } from 'node:crypto';
import { askProvider, isDone, withoutSlash } from './sms.ts';

/** A list of passwords that were stolen from other houses. `isStolen` rejects when nobody answers. */
export type StolenPasswords = { isStolen(password: string): Promise<boolean> };

type RangeSettings = {
  /** Where the list lies: https://api.pwnedpasswords.com, or one's own mirror of it. */
  readonly baseUrl: string;
  readonly timeoutMs?: number;
};

/** So many signs of the hash are told; some eight hundred passwords of the list begin alike. */
const toldSigns = 5;

/** A line for each password that begins so; those seen no time are padding, which hides how many there are. */
const rangeLine = /^([0-9A-F]{35}):(\d+)$/;

/**
 * The list of Have I Been Pwned, asked by the first five signs of a SHA-1 (haveibeenpwned.com/API/v3#PwnedPasswords):
 * neither the password nor its hash leaves the house. The hash is the name under which the list keeps it, and no seal.
 */
export const rangeOfStolenPasswords = ({ baseUrl, timeoutMs = 2000 }: RangeSettings): StolenPasswords => ({
  isStolen: async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const url = `${withoutSlash(baseUrl)}/range/${hash.slice(0, toldSigns)}`;
    const answer = await askProvider('stolen passwords', url, { headers: { 'Add-Padding': 'true' }, timeoutMs });
    const lines = answer.text.trim().split(/\r?\n/).map((line) => rangeLine.exec(line));
    if (!isDone(answer) || lines.some((line) => line === null))
      throw new Error(`stolen passwords: answered nothing readable, HTTP ${answer.status}`);
    return lines.some((line) => line?.[1] === hash.slice(toldSigns) && Number(line[2]) > 0);
  },
});
