import type { FindBar, RecordsOf } from '#accounts';

/** What privacy asks of all slices: every record of a person, and what keeps their account open. */
export type Over = { readonly recordsOf: RecordsOf; readonly findBar: FindBar };
