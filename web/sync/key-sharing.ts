import { openLockOf } from '#kit/open-lock.ts';
import { openChannel } from './channel.ts';
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

const mayBeOpenElsewhere = async (accountId: string): Promise<boolean> => {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name === openLockOf(accountId)) ?? true;
};

const askTabs = async (channel: Channel, accountId: string): Promise<CryptoKey | null> => {
  if (!(await mayBeOpenElsewhere(accountId))) return null;
  return within((done) => {
    channel.listen((data) => {
      const message = data as Message; // posted here alone
      if (message.type === 'key' && message.accountId === accountId) done(message.key);
    });
    channel.post({ type: 'ask', accountId });
  });
};

/** The key of a person whose records are open in another tab, or were a moment ago; null when the PIN is needed. */
export const findHeldKey = async (accountId: string): Promise<CryptoKey | null> => {
  const channel = openChannel(channelName);
  const answers = [askWorker(accountId), askTabs(channel, accountId).catch(() => null)] as const;
  const key = (await answers[0]) ?? (await answers[1]);
  channel.close();
  return key;
};

/** Answers other tabs that ask for the key of whoever is open in this one, and leaves it with the worker. */
export const shareKeys = (own: (accountId: string) => CryptoKey | null) => {
  const channel = openChannel(channelName);
  let letGo = (): void => undefined;
  channel.listen((data) => {
    const message = data as Message; // posted here alone
    const key = message.type === 'ask' ? own(message.accountId) : null;
    if (key !== null) channel.post({ type: 'key', accountId: message.accountId, key });
  });
  return {
    keep: (accountId: string, key: CryptoKey): void => {
      worker()?.postMessage({ type: 'keep-key', accountId, key });
      const untilForgotten = (): Promise<void> => new Promise((resolve) => (letGo = resolve));
      void navigator.locks?.request(openLockOf(accountId), { mode: 'shared' }, untilForgotten).catch(() => undefined);
    },
    forget: (accountId: string): void => {
      letGo();
      worker()?.postMessage({ type: 'forget-key', accountId });
    },
  };
};
