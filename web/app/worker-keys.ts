/** What a page may ask of the worker about the key of an account's store. */
export type KeyMessage =
  | { readonly type: 'keep-key'; readonly accountId: string; readonly key: CryptoKey }
  | { readonly type: 'ask-key'; readonly accountId: string }
  | { readonly type: 'forget-key'; readonly accountId?: string };

const longestIdleMillis = 15 * 60_000;

type Kept = { readonly key: CryptoKey; readonly at: number };

/**
 * Holds unlocked keys so that a page that loads again need not ask for the PIN. In memory only: they are gone when the
 * browser stops the worker, and when nobody asked for 15 minutes.
 */
export const makeKeyRing = (now: () => number) => {
  const kept = new Map<string, Kept>();
  const dropOld = (): void => kept.forEach(({ at }, id) => now() - at > longestIdleMillis && kept.delete(id));
  const keep = (accountId: string, key: CryptoKey): void => void kept.set(accountId, { key, at: now() });
  const ask = (accountId: string): CryptoKey | null => {
    const key = kept.get(accountId)?.key ?? null;
    if (key !== null) keep(accountId, key);
    return key;
  };
  return {
    /** @returns what to answer: the key or null to a question, undefined to all else. */
    hear: (message: KeyMessage): CryptoKey | null | undefined => {
      dropOld();
      if (message.type === 'ask-key') return ask(message.accountId);
      if (message.type === 'keep-key') keep(message.accountId, message.key);
      else if (message.accountId === undefined) kept.clear();
      else kept.delete(message.accountId);
      return undefined;
    },
    holdsAny: (): boolean => {
      dropOld();
      return kept.size > 0;
    },
  };
};
