import { useSyncExternalStore } from 'react';

const follow = (tell: () => void): (() => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, tell);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, tell);
  };
};

/** Whether the browser thinks there is a network: false is certain, true is a hope. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
