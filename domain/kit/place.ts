import * as z from 'zod/mini';

/** The two letters of a state ('KN'); `says` is the catalogue entry where there are none. */
export const stateCodeOr = (says: string) => z.string(says).check(z.regex(/^[A-Z]{2}$/, says));

/** The two letters of a state, or '' for the whole country: what lists are narrowed by. */
export const stateOrNone = z.string().check(z.regex(/^([A-Z]{2})?$/, 'farms.stateRequired'));

type Place = { readonly stateCode?: string | undefined; readonly lga?: string | undefined };

/** State and LGA make one place, so they change together. */
export const wholePlace = z.refine<Place>(
  (changes) => (changes.stateCode === undefined) === (changes.lga === undefined),
  {
    error: 'farms.lgaRequired',
    path: ['lga'],
  },
);
