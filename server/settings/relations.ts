import type { RelationsTo } from '#kit/route.ts';
import { findWindow } from './window-store.ts';

/** Planned maintenance is nobody's own. */
export const relationsToWindow: RelationsTo = async (db, _viewer, windowId) =>
  (await findWindow(db, windowId)) === null ? null : [];
