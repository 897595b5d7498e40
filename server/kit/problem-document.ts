import { commonProblems, fileProblems, type Problem } from '@shuka/domain/kit/problem.ts';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { sayProblem } from '#kit/say-problem.ts';

const shared: Readonly<Record<string, number>> = { ...commonProblems, ...fileProblems };

/** The HTTP status of a problem: the contract's own word for it, else the one all endpoints share. */
export const statusOf = (contract: Contract | undefined, code: string): number =>
  contract?.errors[code] ?? shared[code] ?? 500;

/** A problem as RFC 9457 writes it, with field errors and the request id people can quote. */
export const problemDocument = (problem: Problem, status: number, requestId: string, language: Language) => ({
  type: `/api/docs#problem-${problem.code}`,
  title: sayProblem(language, problem),
  status,
  code: problem.code,
  ...(problem.fields.length > 0 ? { errors: problem.fields } : {}),
  ...(problem.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: problem.retryAfterSeconds }),
  requestId,
});
