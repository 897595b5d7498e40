/** What the sender is told to name when they ask again: the last group of the id, in fours. */
export const contactReference = (id: string): string => (id.slice(-12).toUpperCase().match(/.{4}/g) ?? []).join('-');
