import { commonProblems, type Problem } from '@shuka/domain/kit/problem.ts';
import type { FailureShape } from '#kit/route.ts';
import { sayProblem } from '#kit/say-problem.ts';

/** What the five calls of the owner's specification answer when they succeed (its section 9). */
export const succeeded = { signedIn: '00', otp: '010', registered: '00', completed: '013' } as const;

/** Failures of those calls: HTTP status and responseCode. The specification's client reads a 200 for 014 and 015. */
const failures: Readonly<Record<string, readonly [status: number, responseCode: string]>> = {
  'wrong-credentials': [401, '401'],
  'account-closed': [403, '403'],
  'account-suspended': [403, '403'],
  'application-refused': [403, '403'],
  'registration-closed': [403, '016'],
  'wrong-otp': [400, '011'],
  'otp-expired': [400, '012'],
  'otp-used-up': [400, '017'],
  'proof-missing': [200, '014'],
  'password-guessable': [200, '015'],
};

const codeOf = (problem: Problem): readonly [number, string] => {
  const status = (commonProblems as Record<string, number>)[problem.code] ?? 500;
  return failures[problem.code] ?? [status, String(status)];
};

/** A failure in the shape the specification's client reads, with the code and the field errors of our own beside it. */
export const asLegacy: FailureShape = (problem, { language }) => {
  const [status, responseCode] = codeOf(problem);
  const words = sayProblem(language, problem);
  return {
    status,
    body: { responseCode, responseMessage: words, message: words, code: problem.code, errors: problem.fields },
  };
};
