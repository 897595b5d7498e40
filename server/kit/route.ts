import type { Contract, InputOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Problem } from '@shuka/domain/kit/problem.ts';
import type { Relation, Viewer } from '@shuka/domain/kit/viewer.ts';
import type { Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';

/** A file to send as the answer of a contract that `answers: 'file'`; no cache keeps one of 0 seconds. */
export type FileAnswer = {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly cacheSeconds: number;
  /** The name a browser keeps it under, letters a to z, digits, '-' and '.'; it is shown in the page without one. */
  readonly fileName?: string;
};

/** The lines of a contract that `answers: 'lines'`, each ended by a line feed; of one that answers events, each whole. */
export type Lines = AsyncIterable<string>;

/** How a failure is answered when not as a problem document; null for one that is, after all. A text goes as plain text. */
export type FailureShape = (
  problem: Problem,
  context: Pick<Context, 'language'>,
) => { status: number; body: object | string; mediaType?: string } | null;

/** What several acts share that are done at once: nothing that belongs to one of them alone. */
type SharedContext = Omit<Context, 'claimedAt' | 'tellOutcome' | 'setCookie'>;

/** A contract with the function that does it. */
export type Route = {
  readonly contract: Contract;
  readonly ahead: ((input: unknown, context: Context) => Promise<unknown>) | null;
  readonly prepare: ((input: unknown, context: Context) => Promise<unknown>) | null;
  readonly handler: (input: unknown, context: Context, prepared: unknown) => Promise<unknown>;
  /** The handler for several acts at once, where it can: all are done as if one after the other, or it throws. */
  readonly together: ((inputs: readonly unknown[], context: SharedContext) => Promise<readonly unknown[]>) | null;
  readonly failsAs: FailureShape | null;
};

/** Whether a contract only looks: no transaction, no claim, and no page of another site gains by asking for it. */
export const isRead = ({ method }: Contract): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

type Answer<C extends Contract> = C['answers'] extends 'file'
  ? FileAnswer
  : C['answers'] extends 'lines' | 'events'
    ? Lines
    : C['answers'] extends 'text'
      ? string
      : OutputOf<C>;

type More<C extends Contract, Prepared> = {
  /** Answers before a transaction opens what needs none; null for what does. Of contracts that no audit line is written for. */
  readonly ahead?: (input: InputOf<C>, context: Context) => Promise<Answer<C> | null>;
  /** Slow work done before the transaction opens, so that it holds no connection: hashing a password, shrinking a picture. */
  readonly prepare?: (input: InputOf<C>, context: Context) => Promise<Prepared>;
  readonly failsAs?: FailureShape;
};

/** Ties a handler to its contract; the compiler holds it to the contract's input and output. */
export const handle = <C extends Contract, Prepared = null>(
  contract: C,
  handler: (input: InputOf<C>, context: Context, prepared: Prepared) => Promise<Answer<C>>,
  more: More<C, Prepared> = {},
): Route => ({
  contract,
  handler: handler as Route['handler'], // input is parsed by this very contract, and prepared by this very route
  together: null,
  ahead: (more.ahead ?? null) as Route['ahead'],
  prepare: (more.prepare ?? null) as Route['prepare'],
  failsAs: more.failsAs ?? null,
});

/**
 * Ties to its contract a handler that takes many acts in as few statements as one: a batch from a phone brings hundreds.
 * It answers in their order; an act asked for alone is a batch of one.
 */
export const handleMany = <C extends Contract>(
  contract: C,
  handler: (inputs: readonly InputOf<C>[], context: SharedContext) => Promise<readonly Answer<C>[]>,
): Route => {
  const together = handler as unknown as NonNullable<Route['together']>; // each input is parsed by this very contract
  return {
    contract,
    ahead: null,
    prepare: null,
    handler: async (input, context) => (await together([input], context))[0],
    together,
    failsAs: null,
  };
};

/** How a viewer stands to one object, or null when there is no such object. Each slice answers for its own kinds. */
export type RelationsTo = {
  (db: Db, viewer: Viewer, objectId: string): Promise<readonly Relation[] | null>;
  /** The same of many at once; what is not there is left out. */
  readonly ofMany?: (db: Db, viewer: Viewer, objectIds: readonly string[]) => Promise<RelationsById>;
};

export type RelationsById = ReadonlyMap<string, readonly Relation[]>;
