import { useSyncExternalStore } from 'react';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Failure } from './api.ts';
import { makeCell } from './cell.ts';
import { inNextFrame } from './next-frame.ts';
import type { Loaded } from './use-load.ts';

export type Phase = 'idle' | 'sending' | 'getting' | 'no-network' | 'signed-out' | 'closed' | 'failing';

export type SyncState = {
  /** Whether what is entered is kept on this phone first. */
  readonly keeps: boolean;
  readonly waiting: number;
  readonly waitingSince: number | null;
  readonly needsFixing: number;
  readonly photosWaiting: number;
  readonly phase: Phase;
  readonly lastSyncAt: number | null;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly isStorageLow: boolean;
  /** Acts an earlier store of this phone had and never sent. */
  readonly mayBeLost: number;
  /** A store that could not be read was set aside; what is left of it can be exported. */
  readonly isDamaged: boolean;
};

export const quiet: SyncState = {
  keeps: false,
  waiting: 0,
  waitingSince: null,
  needsFixing: 0,
  photosWaiting: 0,
  phase: 'idle',
  lastSyncAt: null,
  progress: null,
  isStorageLow: false,
  mayBeLost: 0,
  isDamaged: false,
};

/** What goes beside an act as bytes: the two parts of a photo, or what is said in a message. */
export type BlobPart = 'thumb' | 'full' | 'voice';

export type PhotoBlobs = Readonly<Partial<Record<BlobPart, Blob>>>;

/** What keeps and sends records; the slice `sync` puts one here once somebody is known. */
export type Engine = {
  readonly accountId: string;
  readonly keeps: boolean;
  /** What an act makes of the records here. @throws Problem when a rule refuses it. */
  foresee(contract: Contract, input: unknown): unknown;
  /** Keeps an act, with a photo's parts or a voice, on this phone; answers once it would survive a power cut. */
  save(contract: Contract, input: unknown, blobs?: PhotoBlobs): Promise<Failure | null>;
  /**
   * Told of an act that the server did just now, where nothing is kept here; sends its photo or voice.
   * @returns why that did not arrive, null when it did: nothing of it is kept here to be sent later.
   */
  sent(contract: Contract, input: unknown, blobs?: PhotoBlobs): Promise<Failure | null>;
  photo(photoId: string, part: BlobPart): Promise<Blob | null>;
  sync(): Promise<void>;
  /** Unfinished work, each piece under its key, encrypted; a promise settles once it would survive a power cut. */
  readonly drafts?: {
    keep(key: string, value: unknown): Promise<void>;
    read(key: string): Promise<unknown>;
    drop(key: string): Promise<void>;
  };
};

export const engine = makeCell<Engine | null>(null);
export const syncState = makeCell<SyncState>(quiet);
/** Whether the records are in memory yet. */
export const readiness = makeCell<Loaded<null>>({ state: 'loading' });

const subscribe = inNextFrame(syncState.subscribe);

export const useSyncState = (): SyncState => useSyncExternalStore(subscribe, syncState.get, syncState.get);
