import * as z from 'zod/mini';
import { verdicts, testKinds, testSubjects } from '#processing';

/** What happens to goods, as far as a story tells of it. */
export const storySteps = [
  'stored',
  'arrived',
  'sorted',
  'moved',
  'shipped',
  'received',
  'processed',
  'packed',
  'tested',
  'sold',
] as const;

export type StoryStepKind = (typeof storySteps)[number];

/** A step of the chain: all of one kind at one place, from the first day to the last (YYYY-MM-DD). */
const storyStep = z.strictObject({
  kind: z.enum(storySteps),
  /** An LGA and its state; empty where nobody said. */
  place: z.string(),
  companyName: z.string(),
  firstOn: z.string(),
  lastOn: z.string(),
  times: z.int(),
});

export type StoryStep = z.output<typeof storyStep>;

/** Where the crop comes from: never nearer than the LGA, and nobody by more than a first name they agreed to show. */
const storyOrigin = z.strictObject({
  crop: z.string(),
  place: z.string(),
  firstNames: z.array(z.string()),
  /** Whether it is known from the gate of a mill alone, so that `place` is the mill's. */
  isFromGate: z.boolean(),
  lots: z.int(),
  firstOn: z.string(),
  lastOn: z.string(),
});

export type StoryOrigin = z.output<typeof storyOrigin>;

/** A dot of the map: the middle of an LGA, longitude and latitude to a hundredth of a degree. */
const storyPlace = z.strictObject({
  place: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  isOrigin: z.boolean(),
});

export type StoryPlace = z.output<typeof storyPlace>;

const storyTest = z.strictObject({
  kind: z.enum(testKinds),
  subject: z.enum(testSubjects),
  value: z.number(),
  verdict: z.enum(verdicts),
  testedOn: z.string(),
  testedBy: z.string(),
});

/** The story behind a code, for whoever holds it. It names no number, no amount and no place nearer than an LGA. */
export const story = z.strictObject({
  /** The path of the code in its one form: `/t/…`, `/01/…/10/…`. */
  at: z.string(),
  name: z.string(),
  companyName: z.string(),
  /** The batch that the code names; empty where it names none. */
  batch: z.string(),
  /** Whether the code stands for packs of one size alone: then what is told is of the newest batches. */
  isOfManyBatches: z.boolean(),
  recall: z.nullable(z.strictObject({ recalledOn: z.string(), reason: z.string(), companyName: z.string() })),
  origins: z.array(storyOrigin),
  places: z.array(storyPlace),
  steps: z.array(storyStep),
  tests: z.array(storyTest),
  certificates: z.array(z.string()),
  /** As the crow flies, from the farthest origin, in tens of kilometres; null where a place is not known. */
  distanceKm: z.nullable(z.int()),
  /** Of each hundred of the maker's price, how much farmers were paid; null where the maker does not publish it. */
  farmerShare: z.nullable(z.strictObject({ percent: z.int(), pricedOn: z.string() })),
  /** Whether some of what went in has no known origin. */
  isPartlyUnknown: z.boolean(),
  /** Whether there is more behind it than is told. */
  isCut: z.boolean(),
});

export type Story = z.output<typeof story>;
