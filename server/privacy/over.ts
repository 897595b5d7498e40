import type { HasTies, RecordsOf } from '#accounts';

/** What privacy asks of all slices: every record of a person, and whether others depend on what they have under way. */
export type Over = { readonly recordsOf: RecordsOf; readonly hasTies: HasTies };
