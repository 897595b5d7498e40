import { useSyncExternalStore } from 'react';

/** Chromium's offer to put the app among the phone's own; other browsers have a menu of theirs for it. */
type Offer = Event & { readonly prompt: () => Promise<unknown> };

let offer: Offer | null = null;
const listeners = new Set<() => void>();

const take = (next: Offer | null): void => {
  offer = next;
  listeners.forEach((tell) => tell());
};

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  take(event as Offer); // its type is in no standard yet
});
addEventListener('appinstalled', () => take(null));

/* Late, for it brings a picture with it. With credentials, so that it comes in the language of the cookie. */
const manifest = document.createElement('link');
manifest.rel = 'manifest';
manifest.crossOrigin = 'use-credentials';
manifest.href = '/manifest.webmanifest';
document.head.append(manifest);

const listen = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Whether the browser offers to install the app. */
export const useCanInstall = (): boolean => useSyncExternalStore(listen, () => offer !== null);

/** Asks the person through the browser's own question; an offer can be used once. */
export const install = (): void => {
  void offer?.prompt();
  take(null);
};
