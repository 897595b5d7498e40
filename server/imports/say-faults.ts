import type { RowFault } from '@shuka/domain/imports';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { say } from '#kit/words.ts';

/** What is wrong with a row, in words: which column by our name, and why, with what would be right where that is known. */
export const sayFaults = (faults: readonly RowFault[], language: Language): { column: string; says: string }[] =>
  faults.map(({ column, code, near }) => {
    const why = say(language, `imports.fault.${code}`);
    const says = near.length === 0 ? why : `${why} ${say(language, 'imports.near', { near: near.join(', ') })}`;
    return { column, says };
  });
