import type { RelationsTo, Route } from '#kit/route.ts';
import type { SyncedType } from '#kit/synced.ts';

/** What the slices above offer: their acts, who answers how a viewer stands to their objects, and what phones keep. */
export type Above = {
  readonly routes: readonly Route[];
  readonly relationsTo: Readonly<Record<string, RelationsTo>>;
  readonly synced: readonly SyncedType[];
};
