import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Relation, Role, Viewer } from '@shuka/domain/kit/viewer.ts';
import type { Db } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';

/** The relations that would let this viewer in, by the roles they hold. */
const grantedBy = (who: Partial<Record<Role, Relation>>, viewer: Viewer): Relation[] =>
  viewer.roles.flatMap((role) => who[role] ?? []);

/**
 * Whether a viewer may call a contract at all, before any object is looked at.
 * @throws Problem `not-signed-in`, `second-factor-needed` or `wrong-role`.
 */
export const authorizeRole = (contract: Contract, viewer: Viewer | null): void => {
  const { who } = contract;
  if (who === 'anyone') return;
  if (viewer === null) throw new Problem('not-signed-in');
  if (who === 'signing-in') return;
  if (!viewer.isFullySignedIn) throw new Problem('second-factor-needed');
  if (who !== 'signed-in' && grantedBy(who, viewer).length === 0) throw new Problem('wrong-role');
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
  const granted = grantedBy(who, viewer);
  const mayEnter = held != null && granted.some((relation) => relation === 'any' || held.includes(relation));
  if (!mayEnter) throw new Problem('not-found');
};

/** Refuses to boot with a contract that does not say who may call it, or names an object nobody answers for. */
export const checkWho = (contract: Contract, relationsTo: Readonly<Record<string, RelationsTo>>): void => {
  const says = contract.who as Contract['who'] | undefined; // a route written in plain JavaScript may lack it
  if (says === undefined || (typeof says === 'object' && Object.keys(says).length === 0)) {
    throw new Error(`${contract.name} does not state who may call it.`);
  }
  if (contract.object !== undefined && relationsTo[contract.object.kind] === undefined) {
    throw new Error(`${contract.name} is about a ${contract.object.kind}, and no slice answers who stands how to one.`);
  }
};
