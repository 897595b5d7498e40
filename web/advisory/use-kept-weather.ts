import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { agedWeather, farmWeather, listWeather, type FarmWeather } from '@shuka/domain/advisory';
import type { Failure } from '#kit/api.ts';
import { keepDraft, readDraft } from '#kit/drafts.ts';
import { useLoad } from '#kit/use-load.ts';

const keyOf = (keeperId: string): string => `weather ${keeperId}`;

/** The weather that was seen last, which the phone keeps sealed; undefined while it is looked for, null where there is none. */
export const useSeenWeather = (keeperId: string): FarmWeather | null | undefined => {
  const [seen, setSeen] = useState<FarmWeather | null | undefined>(undefined);
  useEffect(() => {
    const show = (found: unknown): void => setSeen(z.safeParse(farmWeather, found).data ?? null);
    readDraft(keyOf(keeperId)).then(show, () => setSeen(null));
  }, [keeperId]);
  return seen;
};

type Shown = {
  /** As old as it is by now; null where there is nothing to show yet. */
  readonly weather: FarmWeather | null;
  /** Why nothing newer came; null while it may come, and when it did. */
  readonly failure: Failure | null;
  readonly reload: () => void;
};

/** What was seen last, at once; what the server has now as soon as it comes. */
export const useKeptWeather = (keeperId: string): Shown => {
  const { reload, ...loaded } = useLoad(listWeather, { keeperId });
  const seen = useSeenWeather(keeperId);
  const fresh = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => {
    if (fresh !== null) void keepDraft(keyOf(keeperId), fresh).catch(() => undefined); // it is there to be asked for again
  }, [keeperId, fresh]);
  const held = fresh ?? seen ?? null;
  const weather = held === null ? null : { ...held, cells: held.cells.map((cell) => agedWeather(cell, new Date())) };
  return { weather, failure: loaded.state === 'failed' ? loaded.failure : null, reload };
};
