/** What a key of a company may do: tell what happened to goods, or ask what did. */
export const keyScopes = ['epcis-capture', 'epcis-query'] as const;

export type KeyScope = (typeof keyScopes)[number];

/** The program of a company that calls with a key, as the server knows it once the key is read. */
export type KeyHolder = { readonly keyId: string; readonly companyId: string; readonly scopes: readonly KeyScope[] };
