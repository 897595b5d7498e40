import type { Readable } from 'node:stream';
import type { Pool } from '#kit/db.ts';

/** Large enough to be few rows, small enough that one transaction is short. */
const pieceBytes = 65_536;

/** On a slow line a piece takes long to fill, and what only memory holds is lost with a line that dies silently. */
const longestWaitMillis = 1000;

/** A phone that is silent for so long has lost its line, though nobody told the server. */
const quietMillis = 60_000;

type Flush = () => Promise<void>;

const tidings = ['readable', 'end', 'close', 'error'] as const;

/** Wakes the reader when a stream has tidings, when someone rings, or after a while. */
const bellOn = (stream: Readable) => {
  let ring = (): void => undefined;
  const hear = (): void => ring();
  tidings.forEach((name) => stream.on(name, hear));
  return {
    ring: hear,
    /** Whether anything woke it before the time was over. */
    wait: (millis: number) =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), millis);
        ring = () => {
          clearTimeout(timer);
          resolve(true);
        };
      }),
    // A listener for `readable` left behind would keep the server from skipping what it refused to read.
    remove: () => tidings.forEach((name) => stream.off(name, hear)),
  };
};

/** Lets the network hand over what the machine has received, which a stream that was full did not ask for yet. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Bytes that arrived and are not stored yet, and since when. */
const makeHeap = () => {
  let held: Buffer[] = [];
  let size = 0;
  let since = 0;
  return {
    add: (bytes: Buffer): void => {
      if (size === 0) since = Date.now();
      held.push(bytes);
      size += bytes.length;
    },
    millisLeft: (): number => (size === 0 ? quietMillis : since + longestWaitMillis - Date.now()),
    isEmpty: (): boolean => size === 0,
    isDue: (): boolean => size >= pieceBytes || (size > 0 && Date.now() >= since + longestWaitMillis),
    take: (): Buffer => {
      const bytes = Buffer.concat(held);
      held = [];
      size = 0;
      return bytes;
    },
  };
};

/** Those who asked for a flush and have no answer yet. */
const makeAskers = () => {
  const asking: (() => void)[] = [];
  return {
    areThere: (): boolean => asking.length > 0,
    add: (answer: () => void): void => void asking.push(answer),
    answerAfter: async (work: () => Promise<void>): Promise<void> => {
      const asked = asking.splice(0);
      await work().finally(() => asked.forEach((answer) => answer()));
    },
    answerAll: (): void => asking.splice(0).forEach((answer) => answer()),
  };
};

export type Store = (bytes: Buffer) => Promise<void>;

type Desk = {
  readonly stream: Readable;
  readonly bell: ReturnType<typeof bellOn>;
  readonly askers: ReturnType<typeof makeAskers>;
};

const readToEnd = async ({ stream, bell, askers }: Desk, store: Store): Promise<void> => {
  const heap = makeHeap();
  const take = (): Buffer | null => {
    const arrived = stream.read() as Buffer | null; // a request's stream has no other kind
    if (arrived !== null) heap.add(arrived);
    return arrived;
  };
  for (;;) {
    let isDry = take() === null;
    if (isDry && askers.areThere()) isDry = await nextTurn().then(() => take() === null);
    const isOver = isDry && (stream.readableEnded || stream.destroyed);
    if (heap.isDue() || isOver || (isDry && askers.areThere())) {
      await askers.answerAfter(async () => {
        if (!heap.isEmpty()) await store(heap.take());
      });
    } else if (isDry && !(await bell.wait(heap.millisLeft())) && heap.isEmpty()) stream.destroy();
    if (isOver) return;
  }
};

/** Who receives what at this moment at one server, by upload. Another server knows nothing of it, and need not. */
export const makeReception = () => {
  const receiving = new Map<string, Set<Flush>>();

  /**
   * Has everything stored that this server has received of an upload but holds in memory still: whoever tells an offset
   * asks for it first, so that a phone whose line broke need not send again what had arrived.
   */
  const flush = async (uploadId: string): Promise<void> => {
    await Promise.all([...(receiving.get(uploadId) ?? [])].map((each) => each()));
  };

  const enter = (uploadId: string, each: Flush): (() => void) => {
    const held = receiving.get(uploadId) ?? new Set<Flush>();
    receiving.set(uploadId, held.add(each));
    return () => {
      held.delete(each);
      if (held.size === 0) receiving.delete(uploadId);
    };
  };

  /**
   * Hands on the bytes of a request in pieces of about 64 KB, each once the one before is stored, and returns when there
   * are no more. A line that breaks, or is silent for a minute, is no error: what the stream holds then comes as the last
   * piece. It reads a destroyed stream to its end, which iterating over it would not.
   * @param begin makes what stores; it runs once all that came before on other lines is stored, and is waited for by who
   *   asks how far the upload is.
   * @throws what `begin` and `store` throw, and reads no further.
   */
  const storeAsItComes = async (stream: Readable, uploadId: string, begin: () => Promise<Store>): Promise<void> => {
    const bell = bellOn(stream);
    const askers = makeAskers();
    const others = flush(uploadId);
    const wake = (): Promise<void> =>
      new Promise((resolve) => {
        askers.add(resolve);
        bell.ring();
      });
    const leave = enter(uploadId, wake);
    try {
      await others;
      await readToEnd({ stream, bell, askers }, await begin());
    } finally {
      leave();
      bell.remove();
      askers.answerAll();
    }
  };

  return { flush, storeAsItComes };
};

type Reception = ReturnType<typeof makeReception>;

const receptions = new WeakMap<Pool, Reception>();

/** What the server of a pool receives. */
export const receptionOf = (pool: Pool): Reception => {
  const reception = receptions.get(pool) ?? makeReception();
  receptions.set(pool, reception);
  return reception;
};
