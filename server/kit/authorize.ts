import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { KeyHolder } from '@shuka/domain/kit/key-scopes.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Relation, Role, Viewer } from '@shuka/domain/kit/viewer.ts';
import type { Db } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';

/** What is there and is not theirs: answered like what is not there, and kept in the audit log. */
export class NotTheirs extends Problem {
  constructor() {
    super('not-found');
  }
}

/** The relations that would let this viewer in, by the roles they hold. */
const grantedBy = (who: Partial<Record<Role, Relation>>, viewer: Viewer): Relation[] =>
  viewer.roles.flatMap((role) => who[role] ?? []);

const isGranted = (granted: readonly Relation[], held: readonly Relation[] | null | undefined): boolean =>
  held != null && granted.some((relation) => relation === 'any' || held.includes(relation));

/**
 * That the second factor was proved a moment ago, of whoever has one or must.
 * @throws Problem `factor-not-fresh` or `factor-to-set-up`.
 */
export const demandFreshFactor = ({ factor }: Viewer): void => {
  if (factor === 'not-fresh') throw new Problem('factor-not-fresh');
  if (factor === 'to-set-up') throw new Problem('factor-to-set-up');
};

/**
 * Whether a viewer may call a contract at all, before any object is looked at.
 * @throws Problem `not-signed-in`, `second-factor-needed`, `wrong-role`, or what `demandFreshFactor` throws.
 */
export const authorizeRole = (contract: Contract, viewer: Viewer | null): void => {
  const { who } = contract;
  if (who === 'anyone') return;
  if (viewer === null) throw new Problem('not-signed-in');
  if (who === 'signing-in') return;
  if (typeof who === 'string' && who !== 'signed-in') throw new Problem('not-signed-in'); // by a key alone
  if (!viewer.isFullySignedIn) throw new Problem('second-factor-needed');
  if (who !== 'signed-in' && grantedBy(who, viewer).length === 0) throw new Problem('wrong-role');
  if (contract.freshFactor === true) demandFreshFactor(viewer);
};

/**
 * Whether whoever calls with a key may. @param scope what the contract asks of the key.
 * @throws Problem `not-signed-in` without a key that holds, `wrong-role` with one for other things.
 */
export const authorizeKey = (scope: string, holder: KeyHolder | null): KeyHolder => {
  if (holder === null) throw new Problem('not-signed-in');
  if (!holder.scopes.some((one) => one === scope)) throw new Problem('wrong-role');
  return holder;
};

/**
 * Whether a viewer stands to the contract's object as it demands. What is not there and what is not theirs look alike.
 * @throws Problem `not-found`.
 */
export const authorizeObject = async (
  contract: Contract,
  viewer: Viewer | null,
  input: unknown,
  db: Db,
  relationsTo: Readonly<Record<string, RelationsTo>>,
): Promise<void> => {
  const { who, object } = contract;
  if (object === undefined || viewer === null || typeof who === 'string') return;
  const objectId = (input as Record<string, string>)[object.idField] ?? '';
  const held = await relationsTo[object.kind]?.(db, viewer, objectId);
  if (isGranted(grantedBy(who, viewer), held)) return;
  throw held == null ? new Problem('not-found') : new NotTheirs();
};

const relationsToAll = async (
  relationsTo: RelationsTo,
  db: Db,
  viewer: Viewer,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Relation[] | null>> => {
  if (relationsTo.ofMany !== undefined) return relationsTo.ofMany(db, viewer, objectIds);
  const all = new Map<string, readonly Relation[] | null>();
  for (const objectId of objectIds) all.set(objectId, await relationsTo(db, viewer, objectId));
  return all;
};

/**
 * The same for many inputs of one contract, each object asked about once.
 * @throws Problem `not-found` when one of them is not theirs.
 */
export const authorizeObjects = async (
  contract: Contract,
  viewer: Viewer | null,
  inputs: readonly unknown[],
  db: Db,
  relationsTo: Readonly<Record<string, RelationsTo>>,
): Promise<void> => {
  const { who, object } = contract;
  if (object === undefined || viewer === null || typeof who === 'string') return;
  const objectIds = [...new Set(inputs.map((input) => (input as Record<string, string>)[object.idField] ?? ''))];
  const answerer = relationsTo[object.kind];
  const held = answerer === undefined ? null : await relationsToAll(answerer, db, viewer, objectIds);
  const granted = grantedBy(who, viewer);
  if (!objectIds.every((objectId) => isGranted(granted, held?.get(objectId)))) throw new Problem('not-found');
};

/** Refuses to boot with a contract that does not say who may call it, or names an object nobody answers for. */
export const checkWho = (contract: Contract, relationsTo: Readonly<Record<string, RelationsTo>>): void => {
  const says = contract.who as Contract['who'] | undefined; // a route written in plain JavaScript may lack it
  if (Object.keys(says ?? {}).length === 0) throw new Error(`${contract.name} does not state who may call it.`);
  if (contract.object !== undefined && relationsTo[contract.object.kind] === undefined) {
    throw new Error(`${contract.name} is about a ${contract.object.kind}, and no slice answers who stands how to one.`);
  }
};
