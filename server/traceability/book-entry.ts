import type { ReadEvent } from '@shuka/domain/traceability';
import type { Named } from './thing-store.ts';

/** An event that a row of another slice’s books tells of. */
export type BookEvent = {
  readonly read: ReadEvent;
  readonly ownerId: string;
  /** The companies that may read it, besides its owner. */
  readonly readers: readonly string[];
  readonly names: ReadonlyMap<string, Named>;
  /** The farmer it is about, of what the house says; null for what a company says. */
  readonly subjectId: string | null;
};

/** A row of those books. */
export type BookRow = { readonly kind: string; readonly refId: string };

/** What a row tells: these events stand for it from now on, and those rows did not happen. */
export type BookEntry = { readonly events: readonly BookEvent[]; readonly voids: readonly BookRow[] };

export const nothingToTell: BookEntry = { events: [], voids: [] };
