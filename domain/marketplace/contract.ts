import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { business, businessDetails, businessRows, type BusinessChanges } from './model.ts';
import { businessUnits, newBusiness, revisedBusiness, settledBusiness, type Choice } from './rules.ts';

const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;

/** The farmer whose business it is, and the extension manager who looks after them. */
export const businessHands = { farmer: 'own', 'extension-manager': 'assigned' } as const;

/** What makes one value changes together: state and LGA, a CAC number and its class. */
const isWhole = (changes: BusinessChanges): boolean =>
  Object.values(businessUnits).every((keys) => new Set(keys.map((key) => changes[key] === undefined)).size === 1);

const changes = z.partial(businessDetails).check(z.refine(isWhole, { error: 'business.lgaRequired', path: ['lga'] }));

type Saved = { readonly keeperId: string; readonly was: BusinessChanges; readonly becomes: BusinessChanges };

export const saveBusiness = endpoint({
  name: 'marketplace.saveBusiness',
  method: 'PATCH',
  path: '/api/farmers/:keeperId/business',
  who: businessHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, was: changes, becomes: changes }),
  output: business,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      businessRows,
      ({ keeperId }: Saved) => keeperId,
      (before, { keeperId, was, becomes }, { accountId, now }) =>
        before === null
          ? newBusiness(keeperId, becomes, now)
          : {
              ...revisedBusiness(before, was, becomes, { accountId, now, saidBy: {} }).business,
              clashes: before.clashes,
            },
    ),
  ],
  audit: 'saved an agri-business',
  summary:
    "Begins a farmer's one agri-business, or changes it. `was` is what the person saw, nothing where they saw none: what changed elsewhere meanwhile gives way, and both values are kept in `clashes`",
});

type Settled = Choice & { readonly keeperId: string };

export const settleBusiness = endpoint({
  name: 'marketplace.settleBusiness',
  method: 'POST',
  path: '/api/farmers/:keeperId/business/choice',
  who: businessHands,
  object: ofFarmer,
  input: z.strictObject({
    keeperId: id,
    field: z.string().check(z.maxLength(40)),
    at: z.string().check(z.maxLength(40)),
    choice: z.enum(['now', 'other']),
  }),
  output: business,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      businessRows,
      ({ keeperId }: Settled) => keeperId,
      (before, choice, { accountId }) => before && settledBusiness(before, choice, accountId, {}).business,
    ),
  ],
  audit: 'settled a clash of an agri-business',
  summary: 'Says which of two values of a field people want; the other one goes',
});

export const readBusiness = endpoint({
  name: 'marketplace.readBusiness',
  method: 'GET',
  path: '/api/farmers/:keeperId/business',
  who: { ...businessHands, admin: 'any' },
  object: ofFarmer,
  input: z.strictObject({ keeperId: id }),
  output: business,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "A farmer's agri-business",
});
