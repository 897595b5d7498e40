import type { KeyScope } from '#kit/key-scopes.ts';
import { companyScopes, programmeScopes } from '#kit/key-scopes.ts';
import { eventKinds, type EventKind } from '#kit/event-kinds.ts';

/** Who holds keys and webhooks: a company, or a programme that an admin let in. */
export const ofHolder = { kind: 'holder', idField: 'holderId' } as const;

/** The owner of the company; of a programme any admin of the house. */
export const holders = { 'agro-processor': 'own', admin: 'own' } as const;

const holderKinds = ['company', 'programme'] as const;

export type HolderKind = (typeof holderKinds)[number];

/** What keys of a holder may do. */
export const scopesOf = (kind: HolderKind): readonly KeyScope[] =>
  kind === 'company' ? companyScopes : programmeScopes;

/** What a holder can be told of. */
export const kindsOf = (kind: HolderKind): readonly EventKind[] =>
  eventKinds.filter((one) => (one === 'indicators.counted') === (kind === 'programme'));
