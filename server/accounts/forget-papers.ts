import { minutesAfter } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import { forgetPapers, isFileOfPerson } from './applicant-pictures.ts';

/** A sign-up can be gone on with for a day; its papers are of no use to anybody after two. */
const keptMinutes = 2 * 24 * 60;

/** Forgets the papers of sign-ups that are over, and their pictures where no account has them. */
export const forgetOldPapers = async ({ pool, files, clock }: Services): Promise<void> => {
  const before = minutesAfter(clock.now(), -keptMinutes);
  for (const key of await inTransaction(pool, (db) => forgetPapers(db, before)))
    if (!(await isFileOfPerson(pool, key))) await files.remove(key, 'webp');
};
