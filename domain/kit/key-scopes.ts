/** What a key of a company may do. */
export const companyScopes = [
  'epcis-capture',
  'epcis-query',
  'lots-read',
  'deliveries-read',
  'prices-read',
  'webhooks-manage',
] as const;

/** What a key of a programme may do: nothing of one person, nothing of one company. */
export const programmeScopes = ['figures-read', 'prices-read', 'webhooks-manage'] as const;

export const keyScopes = [...new Set([...companyScopes, ...programmeScopes])];

export type KeyScope = (typeof companyScopes)[number] | (typeof programmeScopes)[number];

/** What every key begins with, so that one that was left lying about is known for what it is. */
export const keyPrefix = 'shuka_';

/**
 * Whose program calls, as the server knows it once the key is read: a company, or a programme with the place it may read of
 * (the code of a state, or of the country).
 */
export type KeyHolder = {
  readonly keyId: string;
  readonly companyId: string | null;
  readonly programmeId: string | null;
  readonly place: string | null;
  readonly scopes: readonly KeyScope[];
};
