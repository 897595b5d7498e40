/** The moment of a date-and-time field, which is by Nigeria's clock, for the server; '' stays ''. */
export const momentOf = (typed: string): string => (typed === '' ? '' : `${typed}:00+01:00`);

/** Now, as such a field has it. */
export const nowTyped = (): string => new Date(Date.now() + 3_600_000).toISOString().slice(0, 16);
