import { commonProblems, fileProblems } from '@shuka/domain/kit/problem.ts';
import type { FailureShape } from '#kit/route.ts';
import { sayProblem } from '#kit/say-problem.ts';

/** What EPCIS 2.0 calls each sort of failure (REST bindings, section 12.6), by its status. */
const types: Readonly<Record<number, string>> = {
  400: 'epcisException:ValidationException',
  401: 'epcisException:SecurityException',
  403: 'epcisException:SecurityException',
  404: 'epcisException:NoSuchResourceException',
  406: 'epcisException:NotAcceptableException',
  409: 'epcisException:ResourceAlreadyExistsException',
  413: 'epcisException:CaptureLimitExceededException',
  415: 'epcisException:UnsupportedMediaTypeException',
  500: 'epcisException:ImplementationException',
  503: 'epcisException:ImplementationException',
};

const own: Readonly<Record<string, { readonly status: number; readonly type?: string }>> = {
  'document-wrong': { status: 400 },
  'event-refused': { status: 400 },
  'version-unknown': { status: 406 },
  'query-too-large': { status: 413, type: 'epcisException:QueryTooLargeException' },
};

const shared: Readonly<Record<string, number>> = { ...commonProblems, ...fileProblems };

const statusOf = (code: string): number => own[code]?.status ?? shared[code] ?? 500;

/** A problem document as EPCIS 2.0 writes one; `errors` say where in the document, and why, as codes. */
const failure =
  (invalid: string): FailureShape =>
  ({ code, fields, values }, { language }) => {
    const status = statusOf(code);
    const type = code === 'invalid' ? invalid : (own[code]?.type ?? types[status] ?? 'about:blank');
    const errors = fields.map(({ field, says }) => ({ instance: field, code: says }));
    const body = {
      type,
      title: sayProblem(language, { code, values }),
      status,
      code,
      ...(errors.length > 0 ? { errors } : {}),
    };
    return { status, body, mediaType: 'application/problem+json' };
  };

export const captureFailure = failure('epcisException:ValidationException');

export const queryFailure = failure('epcisException:QueryParameterException');
