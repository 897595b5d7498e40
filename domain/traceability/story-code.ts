import { idOfTraceCode, traceCodeOf, tracePath } from './code-trace.ts';
import { readId } from './epc-id.ts';

/** What a path on the public site names: one of our own ids, or a thing by its number of GS1; null for what is no code. */
export type StoryCode =
  | { readonly kind: 'own'; readonly at: string; readonly id: string }
  | { readonly kind: 'gs1'; readonly at: string; readonly uri: string; readonly gtin: string; readonly batch: string };

const mostCharacters = 200;

const canonical = 'https://id.gs1.org';

/** Reads `/t/…` and the paths of Digital Links, however they are written; what stands in the query is not part of the code. */
export const readStoryCode = (path: string): StoryCode | null => {
  const [plain = ''] = path.slice(0, mostCharacters).split(/[?#]/);
  const own = /^\/t\/([0-9A-Za-z-]{26,40})\/?$/i.exec(plain)?.[1];
  if (own !== undefined) {
    const id = idOfTraceCode(own);
    return id === null ? null : { kind: 'own', at: tracePath(traceCodeOf(id)), id };
  }
  if (!/^\/0[01]\/\d{14,18}(\/|$)/.test(plain)) return null;
  const { id: uri, fault } = readId(`${canonical}${plain.replace(/\/$/, '')}`);
  if (fault !== null || !uri.startsWith(`${canonical}/0`)) return null;
  const gtin = /\/01\/(\d{14})/.exec(uri)?.[1] ?? '';
  const batch = decodeURIComponent(/\/10\/([^/]+)/.exec(uri)?.[1] ?? '');
  return { kind: 'gs1', at: uri.slice(canonical.length), uri, gtin, batch };
};
