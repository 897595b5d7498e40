import { pullChanges } from '@shuka/domain/sync';
import type { Deps } from './deps.ts';

/** A pull that the page's first script began (`web/app/app-script.js`). */
type EarlyPull = { readonly answer: Promise<Response>; readonly end: () => void };

const takeEarly = (): EarlyPull | null => {
  const here = globalThis as { earlyPull?: EarlyPull };
  const early = here.earlyPull ?? null;
  delete here.earlyPull;
  return early;
};

/**
 * Takes the answer that is on its way for the first pull; whose records it brings, its first line tells. One that was
 * refused or did not come is of no use now: since then a second factor may have been proven, or the line come back.
 */
export const withEarlyPull = (fetch: Deps['fetch']): Deps['fetch'] => {
  let early = takeEarly();
  return (path, init) => {
    if (early === null || path !== pullChanges.path) return fetch(path, init);
    const { answer, end } = early;
    early = null;
    init.signal?.addEventListener('abort', end);
    return answer.then(
      (response) => (response.ok ? response : fetch(path, init)),
      () => fetch(path, init),
    );
  };
};
