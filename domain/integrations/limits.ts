import limits from './limits.json' with { type: 'json' };

/** Bounds of keys and webhooks; each `value` with its unit in the name, its source and date. */
export const integrationLimits = limits;

/** How long after a failed try the next one is, by how many there were, in seconds; null where that was the last. */
export const retryAfter = (tries: number): number | null => limits.retrySeconds.value[tries - 1] ?? null;
