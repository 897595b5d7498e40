/** The part of BroadcastChannel that tabs need to follow each other. */
export type Channel = {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
};

/** All that the store and its sync take from their surroundings, so that forty phones can run in one process. */
export type Deps = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The XSRF cookie: it changes with the session, so while it stays the session is the same person's. */
  readonly xsrf: () => string;
  /** Milliseconds since 1970 by this phone's clock, which may be years off: for showing, never for order or expiry. */
  readonly now: () => number;
  readonly newId: () => string;
  /** From 0 to below 1, for jitter. */
  readonly random: () => number;
  /** Does the work later; answers how to call it off. */
  readonly setTimer: (work: () => void, millis: number) => () => void;
  /** Lets the screen breathe between two pieces of work. */
  readonly pause: () => Promise<void>;
  /** One holder of a name at a time among all tabs. */
  readonly lock: (name: string, work: () => Promise<void>) => Promise<void>;
  readonly openChannel: (name: string) => Channel;
  readonly indexedDb: IDBFactory;
  readonly keyRange: typeof IDBKeyRange;
  /** PBKDF2 rounds for new PINs; a kept PIN remembers its own. */
  readonly iterations: number;
  /** The cookie `waiting`, which outlives a store that the browser drops. */
  readonly readWaiting: () => string;
  readonly writeWaiting: (text: string) => void;
  readonly persist: () => Promise<boolean>;
  readonly estimate: () => Promise<{ usedBytes: number; quotaBytes: number }>;
  /** Takes an error nobody expected. */
  readonly report: (error: unknown) => void;
  /** Null where the browser does not tell. */
  readonly isWifi: () => boolean | null;
};
