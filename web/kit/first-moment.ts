/** Whoever comes back to a form after this long does it now, and not when it was first tried. */
const forMillis = 3_600_000;

const firsts = new Map<string, number>();

/**
 * When an act was done, in ISO 8601: when it was first sent, however often that is tried. An act whose answer was lost is sent
 * again as it was, so that the server knows it for the same one.
 */
export const momentOf = (id: string, now = Date.now()): string => {
  const first = firsts.get(id);
  const moment = first === undefined || now - first > forMillis ? now : first;
  firsts.set(id, moment);
  return new Date(moment).toISOString();
};
