import type { KeptAccount } from '#kit/marks.ts';

/** What the server said of who is signed in: not asked yet, no answer, nobody, or an account. */
export type SessionAnswer = 'unasked' | 'no-answer' | 'nobody' | { readonly accountId: string };

/** How the app opens. `keeper`: from the records on this phone; `memory`: signed in, with nothing kept here. */
export type Start =
  | { readonly kind: 'ask-server' }
  | { readonly kind: 'memory' }
  | { readonly kind: 'keeper'; readonly accountId: string }
  | { readonly kind: 'choose' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'nobody-here' };

type Facts = {
  /** Those whose records are on this phone. */
  readonly keepers: readonly KeptAccount[];
  /** Who signed in or unlocked here last, while they have not signed out. */
  readonly last: string | null;
  readonly session: SessionAnswer;
};

/** Decides how the app opens; what this phone knows comes before any network. */
export const startOf = ({ keepers, last, session }: Facts): Start => {
  const keeps = (id: string | null): id is string => keepers.some(({ accountId }) => accountId === id);
  if (typeof session === 'object')
    return keeps(session.accountId) ? { kind: 'keeper', accountId: session.accountId } : { kind: 'memory' };
  if (session === 'unasked' && keeps(last)) return { kind: 'keeper', accountId: last };
  if (session === 'unasked' && (last !== null || keepers.length === 0)) return { kind: 'ask-server' };
  const [first, ...others] = keepers;
  if (first === undefined) return { kind: session === 'no-answer' ? 'nobody-here' : 'sign-in' };
  return others.length === 0 ? { kind: 'keeper', accountId: first.accountId } : { kind: 'choose' };
};

/** How someone came to their records: the key was still held, or they typed the PIN. */
export type Opened = 'key-held' | 'pin-typed';

/**
 * What to do once the server has said whose session it is, while somebody's records are open here. A PIN that was typed
 * says who holds the phone, until its session's owner came here after them; without one, the session does.
 * @param last who signed in or unlocked here last.
 */
export const afterCheck = (
  open: { readonly accountId: string; readonly how: Opened },
  session: SessionAnswer,
  last: string | null,
): 'go-on' | 'renew-person' | 'end-that-session' | 'go-to-theirs' => {
  if (typeof session !== 'object') return 'go-on';
  if (session.accountId === open.accountId) return 'renew-person';
  return open.how === 'pin-typed' && last !== session.accountId ? 'end-that-session' : 'go-to-theirs';
};
