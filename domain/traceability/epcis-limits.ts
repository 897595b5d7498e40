import held from './epcis-limits.json' with { type: 'json' };

/** What one document, one event and one page may hold; with its source and date. */
export const epcisLimits = held;
