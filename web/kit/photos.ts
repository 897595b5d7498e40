import { useEffect, useState } from 'react';
import { useCell } from './cell.ts';
import { engine, syncState, type Engine } from './engine.ts';

type Part = 'thumb' | 'full';

/** The parts to show one after the other: something small is there sooner. */
const stepsTo = { thumb: ['thumb'], full: ['thumb', 'full'] } as const satisfies Record<Part, readonly Part[]>;

/** Shows each part once it is here; what is missing is looked for again after each sync. */
const follow = (from: Engine, photoId: string, part: Part, show: (url: string) => void): (() => void) => {
  const urls: string[] = [];
  let missing: readonly Part[] = stepsTo[part];
  let syncedAt = syncState.get().lastSyncAt;
  let isOver = false;
  const load = async (): Promise<void> => {
    for (const step of missing) {
      const blob = await from.photo(photoId, step);
      if (isOver || blob === null || !missing.includes(step)) continue;
      missing = missing.filter((one) => one !== step);
      const url = URL.createObjectURL(blob);
      urls.push(url);
      show(url);
    }
  };
  const tryLoad = (): void => void load().catch(() => undefined); // it is tried again after the next sync
  const stop = syncState.subscribe(() => {
    const { lastSyncAt } = syncState.get();
    if (lastSyncAt === syncedAt) return;
    syncedAt = lastSyncAt;
    tryLoad();
  });
  tryLoad();
  return () => {
    isOver = true;
    stop();
    urls.forEach((url) => URL.revokeObjectURL(url));
  };
};

/**
 * An object URL of a part of a photo, from this phone or from the server; null while there is none. `full` shows the
 * thumb until it is here.
 */
export const usePhotoUrl = (photoId: string, part: Part): string | null => {
  const from = useCell(engine);
  const [held, setHeld] = useState<{ from: Engine; photoId: string; url: string } | null>(null);
  useEffect(() => {
    if (from === null) return undefined;
    return follow(from, photoId, part, (url) => setHeld({ from, photoId, url }));
  }, [from, photoId, part]);
  return held?.photoId === photoId && held.from === from ? held.url : null;
};
