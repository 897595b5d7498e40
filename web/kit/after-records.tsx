import { useEffect, useState, type ReactNode } from 'react';
import { useCell } from './cell.ts';
import { readiness } from './engine.ts';
import { Suspense } from './lazy.ts';

const mostWaitMillis = 1000;

/** Once the browser has nothing else to do; not every one tells of that. @returns how to call it off. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, mostWaitMillis / 10);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: mostWaitMillis });
  return () => cancelIdleCallback(asked);
};

type Props = { readonly fallback?: ReactNode; readonly children: ReactNode };

/**
 * Parts of a first screen that nobody waits for. They are asked for once the records are drawn, or do not come: on a slow
 * line each file before them puts off what a person opened the app to see.
 */
export const AfterRecords = ({ fallback = null, children }: Props) => {
  const isHere = useCell(readiness).state !== 'loading';
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isHere) return undefined;
    return whenIdle(() => setDrawn(true));
  }, [isHere]);
  return isHere && isDrawn ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
};
