/* How a cell of the matrix is tried: who asks, with what, and whether a refusal left everything as it was. */
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { run, sql, type Pool } from '#kit/db.ts';
import type { Answer, Browser, Input } from '#world/browser.ts';
import { fingerprint } from '#world/fingerprint.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { matrix, objects, viewers, type ObjectName, type ViewerName } from './authorization-matrix.ts';
import { inputs } from './authorization-scene.ts';
import { personOf } from './matrix-people.ts';
import { routes } from './slices.ts';

const operationOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/:([A-Za-z]+)/g, '{$1}')}`;

/** The contract of each operation, `GET /api/farms/{farmId}`. */
export const contracts: ReadonlyMap<string, Contract> = new Map(
  routes.map(({ contract }) => [operationOf(contract), contract]),
);

export type Cell = {
  readonly operation: string;
  readonly object: ObjectName;
  readonly viewer: ViewerName;
  readonly status: number;
};

/** The cells of an operation, as the matrix has them; cases that cannot be are left out. */
export const cellsOf = (operation: string): Cell[] =>
  objects.flatMap((object) => {
    const row = matrix[operation]?.[object]?.trim().split(/\s+/) ?? [];
    return viewers
      .map((viewer, place) => ({ operation, object, viewer, status: Number(row[place]) }))
      .filter(({ status }) => !Number.isNaN(status));
  });

/** Input for a cell that nothing but authorization could refuse. */
export const inputFor = async (house: OpenHouse, { operation, viewer, object }: Cell): Promise<Input> =>
  (await inputs[operation]?.({ house, viewer, object })) ?? {};

/** These change whose session a browser holds, so they get one of their own. */
const sessionActs = ['POST /user/login', 'POST /api/sign-out', 'POST /api/sessions/end-others'];

/** Ends what the viewers had open: they come in anew. */
const endOthers = 'POST /api/sessions/end-others';

/** The one operation that leaves something behind for whoever asks next: an authenticator that nobody confirmed. */
const setUpFactor = 'POST /api/second-factor/set-up';

const forgetUnconfirmed = (pool: Pool) =>
  run(
    pool,
    sql`update accounts.account set factor_secret = null where factor_confirmed_at is null and factor_secret is not null`,
  );

/** A browser for each column of the matrix. */
export type Viewers = {
  browserOf(viewer: ViewerName, operation: string): Promise<Browser>;
  /** After an operation was tried: what it left behind for the next goes. */
  tidy(operation: string): Promise<void>;
};

export const openViewers = (house: OpenHouse): Viewers => {
  const sessions = new Map<ViewerName, Browser>();
  return {
    browserOf: async (viewer, operation) => {
      if (viewer === 'nobody') return house.visitor();
      const needsOwn = sessionActs.includes(operation);
      const held = sessions.get(viewer);
      if (held !== undefined && !needsOwn) return held;
      const browser = await house.signIn(personOf[viewer], { withFactor: viewer !== 'unproved' });
      if (!needsOwn) sessions.set(viewer, browser);
      return browser;
    },
    tidy: async (operation) => {
      if (operation === setUpFactor) await forgetUnconfirmed(house.pool);
      if (operation === endOthers) sessions.clear();
    },
  };
};

const bytes = await picture('png');

/** What came of asking; `wrote` names a table that a refusal wrote to all the same. */
export type Tried = {
  readonly contract: Contract;
  readonly answer: Answer<Contract>;
  readonly wrote: string | null;
};

/** Asks an operation, and looks whether a refusal left every table as it was. @throws Error for one without a contract. */
export const ask = async (pool: Pool, browser: Browser, operation: string, input: Input, status: number) => {
  const contract = contracts.get(operation);
  if (contract === undefined) throw new Error(`No contract makes ${operation}.`);
  const isDenied = [401, 403, 404].includes(status) && contract.who !== 'anyone';
  const before = isDenied ? await fingerprint(pool) : null;
  const answer = await browser.call(contract, input, { picture: { bytes, mediaType: 'image/png' } });
  const after = isDenied ? await fingerprint(pool) : null;
  const wrote = before?.number === after?.number ? null : (after?.name ?? null);
  return { contract, answer, wrote } satisfies Tried;
};

type Problem = { readonly code?: unknown };

/**
 * What is wrong with the fields of a good answer: null where it is as the contract says, and has nothing more.
 * An answer with a code is a failure of the specification's own kind: its 014 has status 200.
 */
export const shapeFault = (contract: Contract, body: unknown): string | null => {
  if ((contract.answers ?? 'json') !== 'json' || (body as Problem).code !== undefined) return null;
  const read = contract.output.safeParse(body);
  if (!read.success) return `is out of shape: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`;
  const more = moreThan(body, read.data, '');
  return more === null ? null : `has ${more}, which the contract does not name`;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';

/** The first field of a value that what was read of it lacks. */
const moreThan = (value: unknown, read: unknown, path: string): string | null => {
  if (!isObject(value)) return null;
  for (const [name, held] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (!isObject(read) || !(name in read)) return at;
    const more = moreThan(held, read[name], at);
    if (more !== null) return more;
  }
  return null;
};
