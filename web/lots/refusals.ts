import { Problem } from '@shuka/domain/kit/problem.ts';

/** What a rule of the domain refuses beside a field; a form shows it before anything is kept. */
export const refusalsOf = (rule: () => unknown): Readonly<Record<string, string>> => {
  const problem = problemOf(rule);
  return Object.fromEntries((problem?.fields ?? []).map(({ field, says }) => [field, says]));
};

/** What a rule refuses; null where it lets everything through. */
export const problemOf = (rule: () => unknown): Problem | null => {
  try {
    rule();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
};
