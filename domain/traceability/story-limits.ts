import limits from './story-limits.json' with { type: 'json' };

/** What a story tells at most, and from when a code was seen in too many places; each with its source. */
export const storyLimits = limits;
