import type { RelationsTo, Route } from '#kit/route.ts';

/** What the slices above offer: their acts, and who answers how a viewer stands to their objects. */
export type Above = {
  readonly routes: readonly Route[];
  readonly relationsTo: Readonly<Record<string, RelationsTo>>;
};
