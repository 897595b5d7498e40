import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { mostBytesOf } from '#kit/body.ts';
import { isRead } from '#kit/route.ts';

/** Who may call, where the authorization tests and integrators read it: `x-authz` on every operation. */
const authzOf = ({ who, object }: Contract) => ({
  roles: typeof who === 'string' ? who : Object.keys(who),
  relations: typeof who === 'string' ? {} : who,
  object: object ?? null,
});

/** How often it may be called, by whom it is counted: `times` in `seconds`. */
const limitsOf = ({ limits }: Contract) => (limits === undefined ? {} : { 'x-limits': limits });

/** How many bytes a body may have, as it comes and as it unpacks. */
const sizeOf = (contract: Contract) => {
  const most = isRead(contract) ? null : mostBytesOf(contract);
  return most === null ? {} : { 'x-most-bytes': most };
};

/** What OpenAPI has no words for, said of every operation under names that begin with `x-`. */
export const notesOf = (contract: Contract) => ({
  'x-authz': authzOf(contract),
  'x-offline': contract.offline,
  ...limitsOf(contract),
  ...sizeOf(contract),
});
