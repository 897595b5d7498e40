import type { Channel } from './deps.ts';

/*
 * A key that was unlocked once is found again without the PIN: another tab has it, or the service worker keeps it for a
 * while. Only the key object travels, inside this browser; no script can read out what is in it.
 */

const patienceMillis = 250;
const channelName = 'shuka-keys';

type Message =
  | { readonly type: 'ask'; readonly accountId: string }
  | { readonly type: 'key'; readonly accountId: string; readonly key: CryptoKey };

const within = <Value>(work: (done: (value: Value | null) => void) => void): Promise<Value | null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), patienceMillis);
    work(resolve);
  });

const worker = (): ServiceWorker | null => navigator.serviceWorker?.controller ?? null;

const askWorker = (accountId: string): Promise<CryptoKey | null> =>
  within((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<{ key: CryptoKey | null }>) => done(data.key));
    port1.start();
    const asked = worker();
    if (asked === null) done(null);
    else asked.postMessage({ type: 'ask-key', accountId }, [port2]);
  });

/** Where this tab answers others, and asks them. */
export const makeKeySharing = (open: (name: string) => Channel, own: (accountId: string) => CryptoKey | null) => {
  const channel = open(channelName);
  let onKey: ((accountId: string, key: CryptoKey) => void) | null = null;
  channel.listen((data) => {
    const message = data as Message; // posted here alone
    if (message.type === 'key') onKey?.(message.accountId, message.key);
    const key = message.type === 'ask' ? own(message.accountId) : null;
    if (key !== null) channel.post({ type: 'key', accountId: message.accountId, key });
  });
  const askTabs = (accountId: string): Promise<CryptoKey | null> =>
    within((done) => {
      onKey = (of, key) => of === accountId && done(key);
      channel.post({ type: 'ask', accountId });
    });
  return {
    find: async (accountId: string): Promise<CryptoKey | null> =>
      (await askWorker(accountId)) ?? (await askTabs(accountId)),
    keep: (accountId: string, key: CryptoKey): void => worker()?.postMessage({ type: 'keep-key', accountId, key }),
    forget: (accountId: string): void => worker()?.postMessage({ type: 'forget-key', accountId }),
  };
};
