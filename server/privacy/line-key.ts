import type { After, FoundLine } from '#kit/audit-search.ts';

/** Where a page of the log ends. */
export const lineKey = ({ at, number }: FoundLine): readonly string[] => [at, String(number)];

/** What a page begins after, of the parts of a cursor. */
export const afterOf = (parts: readonly string[] | null): After =>
  parts === null ? null : [parts[0] ?? '', parts[1] ?? ''];
