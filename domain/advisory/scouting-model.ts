import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText } from '#kit/text.ts';
import { pestKeys, pestStages } from './pest-keys.ts';
import limits from './scouting-limits.json' with { type: 'json' };

export const mostScoutingPhotos = 3;

const count = (most: number) =>
  z.int('scouting.hitsRequired').check(z.gte(0, 'scouting.hitsRequired'), z.lte(most, 'scouting.hitsTooMany'));

/** A walk through a field to look for one pest. Never changed: a correction is a record of its own. */
export const scoutingDraft = z.strictObject({
  id,
  seasonId: id,
  farmId: id,
  keeperId: id,
  pest: z.enum(pestKeys, 'scouting.pestRequired'),
  stage: z.enum(pestStages, 'scouting.stageRequired'),
  scoutedOn: day('scouting.scoutedOnRequired'),
  plantsPerSpot: count(limits.mostPlantsPerSpot).check(z.gte(1, 'scouting.plantsRequired')),
  /** Of each spot, how many of its plants are hit. */
  hits: z
    .array(count(limits.mostPlantsPerSpot))
    .check(z.minLength(1, 'scouting.hitsRequired'), z.maxLength(limits.mostSpots, 'scouting.spotsTooMany')),
  /** Photos of the farm. */
  photoIds: z.array(id).check(z.maxLength(mostScoutingPhotos, 'scouting.photosTooMany')),
  note: optionalText(1000),
  corrects: z.nullable(id),
});

export type ScoutingDraft = z.output<typeof scoutingDraft>;

export const scouting = z.strictObject({ ...scoutingDraft.shape, createdAt: z.string(), by: id });

export type Scouting = z.output<typeof scouting>;

export const scoutingRows = rowType<Scouting>('scouting', scouting);
