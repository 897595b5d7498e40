import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { codeOfThrown, failureOf, isWorthMore, requestOf, type Result } from './api.ts';

/** A document may take the server a while on a busy day, and a slow line longer. */
const giveUpMillis = 120_000;

/** Gets the file of a contract that answers with one, over the network, now. */
export const fetchFile = async <C extends Contract>(
  contract: C,
  input: DraftOf<C>,
  name: string,
): Promise<Result<File>> => {
  try {
    const request = requestOf(contract, input as Record<string, unknown>, undefined);
    const response = await fetch(request, { signal: AbortSignal.timeout(giveUpMillis), credentials: 'same-origin' });
    if (response.ok) {
      const bytes = await response.blob();
      return { ok: true, value: new File([bytes], name, { type: bytes.type }) };
    }
    if (response.status === 401) dispatchEvent(new Event('signed-out'));
    const failure = failureOf(response.status, await response.json().catch(() => null));
    return (await isWorthMore(failure)) ? await fetchFile(contract, input, name) : { ok: false, failure };
  } catch (error) {
    return { ok: false, failure: { status: 0, code: codeOfThrown(error), title: '', fields: [], requestId: null } };
  }
};
