import { useEffect, useRef, useState } from 'react';
import type { Fix } from '@shuka/domain/kit/fixes.ts';
import { isMeasured } from './plot-capture.ts';

const lookAgainMillis = 250;

type Taking = (fixes: readonly Fix[], seen: readonly Fix[]) => void;

/** Measuring one corner: gathers fixes from the press on, until the person stood there long enough and one is good. */
export const useCorner = (gateMetres: number, onTaken: Taking) => {
  const [sinceMillis, setSince] = useState<number | null>(null);
  const gathered = useRef<readonly Fix[]>([]);
  const around = useRef<readonly Fix[]>([]);
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  useEffect(() => {
    if (sinceMillis === null) return;
    const look = (): void => {
      if (!isMeasured(gathered.current, gateMetres, Date.now() - sinceMillis)) return;
      setSince(null);
      taken.current(gathered.current, around.current);
    };
    const timer = setInterval(look, lookAgainMillis);
    return () => clearInterval(timer);
  }, [sinceMillis, gateMetres]);
  return {
    isMeasuring: sinceMillis !== null,
    start: (): void => {
      gathered.current = [];
      setSince(Date.now());
    },
    cancel: (): void => setSince(null),
    hear: (fix: Fix, seen: readonly Fix[]): void => {
      gathered.current = [...gathered.current, fix];
      around.current = seen;
    },
  };
};
