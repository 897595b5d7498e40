import * as z from 'zod/mini';
import { farmHands, ofFarm } from '#farms';
import { day } from '#kit/day.ts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { page, pageQuery } from '#kit/text.ts';
import {
  season,
  seasonDetails,
  seasonDraft,
  seasonFields,
  seasonRows,
  type Season,
  type SeasonDraft,
} from './model.ts';
import { settledSeason, type SeasonChanges, type SeasonField } from './rules.ts';

export const ofSeason = { kind: 'season', idField: 'seasonId' } as const;

export const registerSeason = endpoint({
  name: 'seasons.register',
  method: 'POST',
  path: '/api/farms/:farmId/seasons',
  who: farmHands,
  object: ofFarm,
  input: seasonDraft,
  output: season,
  errors: { 'too-many-seasons': 409 },
  offline: 'queue',
  effects: [
    effect(
      seasonRows,
      ({ id: seasonId }: SeasonDraft) => seasonId,
      (before, draft, { now }) =>
        before ?? { ...draft, endedOn: null, clashes: [], revision: 1, createdAt: now.toISOString() },
    ),
  ],
  audit: 'registered a season',
  creates: true,
  summary: 'Registers what grows on a farm or one of its plots, from planting on',
});

export const listSeasons = endpoint({
  name: 'seasons.list',
  method: 'GET',
  path: '/api/farms/:farmId/seasons',
  who: { ...farmHands, admin: 'any' },
  object: ofFarm,
  input: z.strictObject({ farmId: id, ...pageQuery }),
  output: page(season),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The seasons of one farm, newest first',
});

const changes = z.partial(seasonDetails);

type Revision = { readonly seasonId: string; readonly becomes: SeasonChanges };

export const reviseSeason = endpoint({
  name: 'seasons.revise',
  method: 'PATCH',
  path: '/api/seasons/:seasonId',
  who: farmHands,
  object: ofSeason,
  input: z.strictObject({ seasonId: id, was: changes, becomes: changes }),
  output: season,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      seasonRows,
      ({ seasonId }: Revision) => seasonId,
      (before, { becomes }) => before && { ...before, ...becomes, revision: before.revision + 1 },
    ),
  ],
  audit: 'changed a season',
  summary: "Changes a season's details field by field; what changed elsewhere meanwhile gives way, and both are kept",
});

type Ending = { readonly seasonId: string; readonly endedOn: string | null };

export const endSeason = endpoint({
  name: 'seasons.end',
  method: 'POST',
  path: '/api/seasons/:seasonId/end',
  who: farmHands,
  object: ofSeason,
  input: z.strictObject({ seasonId: id, endedOn: z.nullable(day('seasons.endedOnRequired')) }),
  output: season,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      seasonRows,
      ({ seasonId }: Ending) => seasonId,
      (before, { endedOn }) => before && { ...before, endedOn, revision: before.revision + 1 },
    ),
  ],
  audit: 'ended a season',
  summary: 'Ends a season on a day, or opens it again',
});

type Choice = { readonly seasonId: string; readonly field: SeasonField; readonly choice: 'now' | 'other' };

export const settleSeason = endpoint({
  name: 'seasons.settle',
  method: 'POST',
  path: '/api/seasons/:seasonId/choice',
  who: farmHands,
  object: ofSeason,
  input: z.strictObject({ seasonId: id, field: z.enum(seasonFields), choice: z.enum(['now', 'other']) }),
  output: season,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      seasonRows,
      ({ seasonId }: Choice) => seasonId,
      (before: Season | null, { field, choice }) => before && settledSeason(before, field, choice),
    ),
  ],
  audit: 'settled a clash in a season',
  summary: 'Says which of two values of a field people want',
});
