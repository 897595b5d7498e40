import * as z from 'zod/mini';
import { pathParameters, type Contract, type DraftOf, type OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { FieldError } from '@shuka/domain/kit/problem.ts';

// The page's policy forbids code made at run time, which zod would otherwise try.
z.config({ jitless: true });

/** Why a call did not do what was asked. `status` is 0 when no answer came; `title` is in the person's language. */
export type Failure = {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;
};

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

const giveUpMillis = 30_000;
/** A picture is given the time of a line this slow besides. */
const slowestBytesPerMilli = 1;

const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/**
 * Whose work this page shows: the server answers its calls in that person's session alone. Null on pages that show nobody's.
 * `settle` puts right whose session this browser holds. @returns whether the call is worth making once more.
 */
export const whose: { accountId: string | null; settle?: () => Promise<boolean> } = { accountId: null };

/** A session says whose it is, and ends, whoever asks. */
const saysWhose = ({ who }: Contract): Record<string, string> =>
  whose.accountId === null || who === 'anyone' || who === 'signing-in' ? {} : { 'x-account': whose.accountId };

/** The request of a call: path, query or body, and what the server asks of a page. */
export const requestOf = (
  contract: Contract,
  input: Readonly<Record<string, unknown>>,
  picture: Blob | undefined,
): Request => {
  const inPath = pathParameters(contract.path);
  const path = contract.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined);
  if (contract.method === 'GET') {
    const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)])).toString();
    return new Request(query === '' ? path : `${path}?${query}`, { headers: saysWhose(contract) });
  }
  const headers = {
    ...saysWhose(contract),
    'content-type': picture?.type ?? 'application/json',
    'x-xsrf-token': cookie('XSRF-TOKEN'),
  };
  return new Request(path, {
    method: contract.method,
    headers,
    body: picture ?? JSON.stringify(Object.fromEntries(rest)),
  });
};

type Answer = {
  title?: string;
  responseMessage?: string;
  message?: string;
  code?: string;
  errors?: FieldError[];
  requestId?: string;
};

/** A failure as the server told it; `answer` is null when it was not ours. */
export const failureOf = (status: number, answer: Answer | null): Failure => ({
  status,
  code: answer?.code ?? (answer === null ? 'not-ours' : 'unexpected'),
  title: answer?.title ?? answer?.responseMessage ?? answer?.message ?? '',
  fields: answer?.errors ?? [],
  requestId: answer?.requestId ?? null,
});

const mostText = 300;

/** JSON as it is, plain text as a message (spec, section 7); null for all else: a captive portal answers HTML. */
const readAnswer = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (/json/.test(type)) return response.json().catch(() => null);
  return /text\/plain/.test(type) ? { message: (await response.text()).slice(0, mostText) } : null;
};

/** Whether an answer is what the contract promises; a newer server may say more than this page knows. */
const isOutput = (contract: Contract, answer: unknown): boolean => {
  const parsed = z.safeParse(contract.output, answer);
  return parsed.success || parsed.error.issues.every(({ code }) => code === 'unrecognized_keys');
};

export const codeOfThrown = (error: unknown): string => {
  if (error instanceof Error && /cors/i.test(error.message)) return 'cors';
  return error instanceof TypeError || error instanceof DOMException ? 'network' : 'unexpected';
};

/** What may be done about a failure so that the call is worth making once more; the app says it, public pages have none. */
export const once: { more?: (failure: Failure) => Promise<boolean> } = {};

/** Whether what stood in the way of a call was put right. */
export const isWorthMore = async (failure: Failure): Promise<boolean> =>
  (await (failure.code === 'other-person' ? whose.settle?.() : once.more?.(failure))) ?? false;

/**
 * Calls an endpoint over the network, now. What failed for the lack of a fresh second factor, say, is asked once more when that was put right.
 * @returns the output, or the failure as the server declared it; status 0 when no answer came.
 */
export const call = async <C extends Contract>(
  contract: C,
  input: DraftOf<C>,
  picture?: Blob,
): Promise<Result<OutputOf<C>>> => {
  try {
    const request = requestOf(contract, input as Record<string, unknown>, picture);
    const millis = giveUpMillis + (picture?.size ?? 0) / slowestBytesPerMilli;
    const response = await fetch(request, { signal: AbortSignal.timeout(millis), credentials: 'same-origin' });
    const answer = await readAnswer(response);
    const isDeclaredFailure = answer !== null && typeof answer === 'object' && 'code' in answer && 'errors' in answer;
    if (response.ok && !isDeclaredFailure && isOutput(contract, answer))
      return { ok: true, value: answer as OutputOf<C> };
    if (response.status === 401) dispatchEvent(new Event('signed-out'));
    const failure = failureOf(response.status, answer as Answer | null);
    if (await isWorthMore(failure)) return await call(contract, input, picture);
    return { ok: false, failure };
  } catch (error) {
    return { ok: false, failure: { status: 0, code: codeOfThrown(error), title: '', fields: [], requestId: null } };
  }
};
