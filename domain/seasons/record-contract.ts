import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { effect } from '#kit/row-type.ts';
import { activity, activityDraft, activityRows, type ActivityDraft } from './activity-model.ts';
import { ofSeason } from './contract.ts';
import { harvest, harvestDraft, harvestRows, type HarvestDraft } from './harvest-model.ts';
import { harvestOf } from './record-rules.ts';

export const recordActivity = endpoint({
  name: 'seasons.recordActivity',
  method: 'POST',
  path: '/api/seasons/:seasonId/activities',
  who: farmHands,
  object: ofSeason,
  input: activityDraft,
  output: activity,
  errors: { 'corrected-already': 409, 'too-many-records': 409 },
  offline: 'queue',
  effects: [
    effect(
      activityRows,
      ({ id: activityId }: ActivityDraft) => activityId,
      (before, draft, { accountId, now }) => before ?? { ...draft, createdAt: now.toISOString(), by: accountId },
    ),
  ],
  audit: 'recorded an activity',
  creates: true,
  summary: 'Records what was done in a season, or corrects an earlier record; each record can be corrected once',
});

export const recordHarvest = endpoint({
  name: 'seasons.recordHarvest',
  method: 'POST',
  path: '/api/seasons/:seasonId/harvests',
  who: farmHands,
  object: ofSeason,
  input: harvestDraft,
  output: harvest,
  errors: { 'corrected-already': 409, 'too-many-records': 409 },
  offline: 'queue',
  effects: [
    effect(
      harvestRows,
      ({ id: harvestId }: HarvestDraft) => harvestId,
      (before, draft, { now }) => before ?? harvestOf(draft, now),
    ),
  ],
  audit: 'recorded a harvest',
  creates: true,
  summary: 'Records a harvest in the unit it was counted in, with what one unit weighs, or corrects an earlier record',
});
