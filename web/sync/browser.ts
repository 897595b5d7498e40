import { newId } from '@shuka/domain/kit/new-id.ts';
import { openChannel } from './channel.ts';
import type { Deps } from './deps.ts';

const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** Asked for 400 days, the longest that browsers keep a cookie. */
const waitingSeconds = 400 * 86_400;

const isSecure = (): string => (location.protocol === 'https:' ? '; Secure' : '');

/** How long what was read or written here is taken for what stands in the cookie. */
const cookieMillis = 1000;

/**
 * The cookie of what waits. Reading a cookie just after writing it stops the page until the browser has stored it, for
 * longer than a save takes: whoever saves without a pause reads it once a second.
 */
const waitingCookie = () => {
  let known: { text: string; readonly readAt: number } | null = null;
  return {
    readWaiting: (): string => {
      const now = performance.now();
      if (known === null || now - known.readAt > cookieMillis) known = { text: cookie('waiting'), readAt: now };
      return known.text;
    },
    writeWaiting: (text: string): void => {
      if (known !== null) known.text = text;
      document.cookie = `waiting=${text}; Path=/; Max-Age=${waitingSeconds}; SameSite=Lax${isSecure()}`;
    },
  };
};

type Connection = { readonly type?: string };

/** The store's surroundings in a browser. */
export const browserDeps = (): Deps => ({
  fetch: (path, init) => fetch(path, { ...init, credentials: 'same-origin', cache: 'no-store' }),
  xsrf: () => cookie('XSRF-TOKEN'),
  now: () => Date.now(),
  newId,
  random: () => Math.random(),
  setTimer: (work, millis) => {
    const timer = setTimeout(work, millis);
    return () => clearTimeout(timer);
  },
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  // A browser without locks is old enough to have one tab at a time; numbers keep two from counting an act twice.
  lock: (name, work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
  openChannel,
  indexedDb: indexedDB,
  keyRange: IDBKeyRange,
  iterations: 600_000,
  ...waitingCookie(),
  persist: async () => (await navigator.storage?.persist?.()) ?? false,
  estimate: async () => {
    const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    return { usedBytes: usage, quotaBytes: quota };
  },
  report: (error) => reportError(error),
  isWifi: () => {
    const type = (navigator as { connection?: Connection }).connection?.type;
    return type === undefined ? null : type === 'wifi' || type === 'ethernet';
  },
});
