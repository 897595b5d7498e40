import * as z from 'zod/mini';
import { captureWays, position } from '@shuka/domain/farms';
import type { Capture } from './plot-capture.ts';

/** Where unfinished boundaries lie: the phone's store, or a test's own. */
export type DraftKeeper = {
  readonly keep: (key: string, value: unknown) => Promise<void>;
  readonly read: (key: string) => Promise<unknown>;
  readonly drop: (key: string) => Promise<void>;
};

const draft = z.object({
  plotId: z.string(),
  way: z.enum(captureWays),
  mode: z.enum(['corners', 'steady']),
  gateMetres: z.number(),
  corners: z.array(z.object({ position, by: z.enum(captureWays), accuracyMetres: z.nullable(z.number()) })),
  isChecking: z.boolean(),
  looksMocked: z.boolean(),
  beganAtMillis: z.number(),
});

/** One unfinished boundary for each plot, and one for a farm's next plot. */
export const draftKeyOf = (farmId: string, plotId: string | null): string => `plot ${farmId} ${plotId ?? 'new'}`;

/**
 * The drafts of one boundary. Steps are written one after another in the order they were made, so that a slow write never
 * overtakes a later one; the promise settles when that step is safe on the phone, and rejects when it is not.
 */
export const draftsOf = (key: string, keeper: DraftKeeper) => {
  let last: Promise<unknown> = Promise.resolve();
  const next = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    keep: (capture: Capture): Promise<void> => next(() => keeper.keep(key, { ...capture, past: [] })),
    /** What was begun; null when nothing was, or when it cannot be read. */
    read: async (): Promise<Capture | null> => {
      const found = z.safeParse(draft, await next(() => keeper.read(key)));
      return found.success ? { ...found.data, past: [] } : null;
    },
    drop: (): Promise<void> => next(() => keeper.drop(key)),
  };
};
