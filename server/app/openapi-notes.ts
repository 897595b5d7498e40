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

/** Whether the second factor must have been asked for a moment ago, whatever the session did before. */
const factorOf = ({ freshFactor }: Contract) => (freshFactor === undefined ? {} : { 'x-fresh-factor': true });

/** How many bytes a body may have, as it comes and as it unpacks. */
const sizeOf = (contract: Contract) => {
  const most = isRead(contract) ? null : mostBytesOf(contract);
  return most === null ? {} : { 'x-most-bytes': most };
};

/** Fields that must fit together: which one is refused where they do not, and the words it is refused with. */
type FieldRule = { readonly field: string; readonly says: string };

type Says = (issue: object) => unknown;
type Custom = { readonly check: string; readonly path?: readonly PropertyKey[]; readonly error?: Says };
type Described = { readonly def: unknown };

type Definition = {
  readonly type: string;
  readonly checks?: readonly { readonly def?: Custom }[];
  readonly shape?: Readonly<Record<string, Described>>;
  readonly innerType?: Described;
};

const fieldRulesIn = ({ def }: Described, at: readonly PropertyKey[] = []): FieldRule[] => {
  const { type, checks = [], shape = {}, innerType } = def as Definition; // zod's own, whose type is of each kind of schema
  if (innerType !== undefined) return fieldRulesIn(innerType, at);
  if (type !== 'object') return [];
  const own = checks
    .flatMap((check) => (check.def?.check === 'custom' ? [check.def] : []))
    .map(({ path = [], error }) => ({ field: [...at, ...path].join('.'), says: String(error?.({}) ?? 'field.wrong') }));
  return [...own, ...Object.entries(shape).flatMap(([name, inner]) => fieldRulesIn(inner, [...at, name]))];
};

/** What a contract asks of several fields at once; what only the database knows is among its errors. */
const fieldRulesOf = ({ input }: Contract) => {
  const rules = fieldRulesIn(input as unknown as Described);
  return rules.length === 0 ? {} : { 'x-rules': rules };
};

/** What OpenAPI has no words for, said of every operation under names that begin with `x-`. */
export const notesOf = (contract: Contract) => ({
  'x-authz': authzOf(contract),
  'x-offline': contract.offline,
  ...factorOf(contract),
  ...limitsOf(contract),
  ...sizeOf(contract),
  ...fieldRulesOf(contract),
});
