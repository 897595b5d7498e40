import listed from './reach-limits.json' with { type: 'json' };

/** When somebody is texted that messages wait for them, with where the figures come from. */
export const reachLimits: {
  readonly version: number;
  readonly source: string;
  readonly asOf: string;
  /** How long a message has lain without reaching any phone of theirs. */
  readonly afterHours: number;
  /** The least time between two such texts to one person. */
  readonly betweenHours: number;
  /** People that one look tells; the next look tells the others. */
  readonly atOnce: number;
  /** SMS that one text is billed as at most; the message is cut to fit. */
  readonly mostParts: number;
} = listed;

const hourMillis = 3_600_000;

/** Before which moment a message must have been taken, and a text sent, for another text to be due. */
export const reachBefore = (now: Date): { readonly taken: Date; readonly texted: Date } => ({
  taken: new Date(now.getTime() - reachLimits.afterHours * hourMillis),
  texted: new Date(now.getTime() - reachLimits.betweenHours * hourMillis),
});
