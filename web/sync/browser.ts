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
  readWaiting: () => cookie('waiting'),
  writeWaiting: (text) => {
    document.cookie = `waiting=${text}; Path=/; Max-Age=${waitingSeconds}; SameSite=Lax${isSecure()}`;
  },
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
