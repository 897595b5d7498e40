import { useEffect, useState, type ReactNode } from 'react';
import { useCell } from './cell.ts';
import { readiness } from './engine.ts';
import { Suspense } from './lazy.ts';
import { whenIdle } from './when-idle.ts';

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
