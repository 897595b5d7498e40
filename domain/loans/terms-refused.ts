/** A field of a product that cannot be so, and the entry of the catalogue that says why. */
export type TermsRefused = { readonly field: string; readonly says: string };
