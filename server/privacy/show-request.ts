import type { RightsRequest } from '@shuka/domain/privacy';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { StoredRequest } from './request-store.ts';

/** A request as whoever asked sees it. @throws Problem `not-found` for none. */
export const showRequest = (found: StoredRequest | null): RightsRequest => {
  if (found === null) throw new Problem('not-found');
  const { accountId: _left, ...shown } = found;
  return shown;
};
