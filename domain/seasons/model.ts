import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** Below a square metre is no field; above a million hectares is more than any state of Nigeria plants. */
const areaHectares = z
  .number('seasons.areaWrong')
  .check(z.gte(0.0001, 'seasons.areaWrong'), z.lte(1_000_000, 'seasons.areaWrong'));

/** What people say of a season, and may change later. */
export const seasonDetails = z.strictObject({
  crop: requiredText('seasons.cropRequired', 60),
  variety: optionalText(60),
  plantedOn: day('seasons.plantedOnRequired'),
  /** Null for the farm as a whole. */
  plotId: z.nullable(id),
  areaHectares: z.nullable(areaHectares),
  /** How many plants or trees were counted; null when nobody counted. */
  standCount: z.nullable(z.int('seasons.standsWrong').check(z.gte(1, 'seasons.standsWrong'), z.lte(2_000_000_000))),
  expectedHarvestOn: z.nullable(day('seasons.dayWrong')),
  expectedKilograms: z.nullable(
    z.number('seasons.kilogramsWrong').check(z.gt(0, 'seasons.kilogramsWrong'), z.lte(1e12, 'seasons.kilogramsWrong')),
  ),
});

export type SeasonDetails = z.output<typeof seasonDetails>;

/** `keeperId` is the farm's: a manager's phone must know whose record it makes before the server says. */
export const seasonDraft = z.strictObject({ id, farmId: id, keeperId: id, ...seasonDetails.shape });

export type SeasonDraft = z.output<typeof seasonDraft>;

export const seasonFields = [
  'crop',
  'variety',
  'plantedOn',
  'plot',
  'area',
  'standCount',
  'expectedHarvestOn',
  'expectedKilograms',
] as const;

const value = z.record(z.string(), z.unknown());

/** Two people changed one thing without knowing of each other: the value that stands and the one that gave way. */
const seasonClash = z.strictObject({
  field: z.enum(seasonFields),
  now: value,
  other: value,
  nowBy: id,
  otherBy: id,
  at: z.string(),
});

export type SeasonClash = z.output<typeof seasonClash>;

/** A crop on a plot, from planting until it is ended. A season that has ended stays; it can be opened again. */
export const season = z.strictObject({
  id,
  farmId: id,
  plotId: seasonDetails.shape.plotId,
  keeperId: id,
  crop: seasonDetails.shape.crop,
  variety: seasonDetails.shape.variety,
  plantedOn: z.string(),
  areaHectares: z.nullable(z.number()),
  standCount: z.nullable(z.int()),
  expectedHarvestOn: z.nullable(z.string()),
  expectedKilograms: z.nullable(z.number()),
  endedOn: z.nullable(z.string()),
  /** What waits for a choice, the oldest first. */
  clashes: z.array(seasonClash),
  revision: z.int(),
  createdAt: z.string(),
});

export type Season = z.output<typeof season>;

export const seasonRows = rowType<Season>('season', season);
