/** What one step of the sign-up hands to the next. */
export type SignUpProgress = { readonly email: string; readonly uniqueId: string; readonly firstName: string };
