import limits from './trip-limits.json' with { type: 'json' };

/** How long a link of a trip opens something, and the like; data, with their source and date. */
export const tripLimits = limits;
