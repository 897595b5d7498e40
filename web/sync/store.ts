import type { Database } from './database.ts';
import type { Channel, Deps } from './deps.ts';
import type { Mind } from './mind.ts';
import type { Sealer } from './seal.ts';

/** One person's open store in one tab: what is on disk, the key to it, and what the tab knows of it. */
export type Store = {
  readonly accountId: string;
  readonly deps: Deps;
  readonly db: Database;
  readonly sealer: Sealer;
  readonly mind: Mind;
  readonly tabs: Channel;
  /** One after another, so that what the tab shows never falls behind what it wrote: a write and its showing are one work. */
  readonly inOrder: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Ended when the store is locked; everything under way stops. */
  readonly signal: AbortSignal;
};

/** What a tab tells the others: read these again. */
export type Told = {
  readonly acts?: readonly number[];
  readonly rows?: readonly (readonly [type: string, id: string])[];
  readonly sending?: readonly number[];
  readonly state?: true;
  readonly locked?: true;
};

export const tellTabs = ({ tabs }: Store, told: Told): void => tabs.post(told);
