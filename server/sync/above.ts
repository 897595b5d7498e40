import type { Context } from '#kit/context.ts';
import type { RelationsTo, Route } from '#kit/route.ts';
import type { SyncedType } from '#kit/synced.ts';

/** What the slices above offer: their acts, who answers how a viewer stands to their objects, and what phones keep. */
export type Above = {
  readonly routes: readonly Route[];
  readonly relationsTo: Readonly<Record<string, RelationsTo>>;
  readonly synced: readonly SyncedType[];
  /** By act: keeps a change of someone who may not make it any more, for those who may to choose. */
  readonly setAside: Readonly<Record<string, (input: never, context: Context) => Promise<void>>>;
};
