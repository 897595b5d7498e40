import { useEffect } from 'react';

const everyMillis = 30_000;

/** Looks again every half minute while the page is seen: what drivers say comes by itself. */
export const useFresh = (reload: () => void): void =>
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), everyMillis);
    return () => clearInterval(timer);
  }, [reload]);
