import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Services } from '#kit/context.ts';
import { forgetKept, isLoanPaper, paperExtension } from './paper-store.ts';

/** Drops files that no paper is in any more. */
export const dropPapers = async ({ pool, files }: Pick<Services, 'pool' | 'files'>, keys: readonly string[]) => {
  for (const key of new Set(keys)) if (!(await isLoanPaper(pool, key))) await files.remove(key, paperExtension);
};

/** Forgets the papers of loans that were kept for as long as data say. @returns how many. */
export const forgetOldLoanPapers = async (services: Services): Promise<number> => {
  const keys = await forgetKept(services.pool, dayOf(services.clock.now()));
  await dropPapers(services, keys);
  return keys.length;
};
