import limits from './limits.json' with { type: 'json' };

/** How long a list may be, until when it may be taken back, and the like; data, with their source and date. */
export const importLimits = limits;
