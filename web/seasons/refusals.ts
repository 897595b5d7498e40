import { Problem } from '@shuka/domain/kit/problem.ts';

/** What a rule of the domain refuses, by field; a form shows it before anything is kept. */
export const refusalsOf = (rule: () => unknown): Readonly<Record<string, string>> => {
  try {
    rule();
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return Object.fromEntries(error.fields.map(({ field, says }) => [field, says]));
  }
};
