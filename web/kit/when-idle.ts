const mostWaitMillis = 1000;

/** Once the browser has nothing else to do; not every one tells of that. @returns how to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, mostWaitMillis / 10);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: mostWaitMillis });
  return () => cancelIdleCallback(asked);
};
