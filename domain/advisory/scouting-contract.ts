import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { effect } from '#kit/row-type.ts';
import { ofSeason } from '#seasons';
import { scouting, scoutingDraft, scoutingRows, type ScoutingDraft } from './scouting-model.ts';

export const recordScouting = endpoint({
  name: 'advisory.recordScouting',
  method: 'POST',
  path: '/api/seasons/:seasonId/scoutings',
  who: farmHands,
  object: ofSeason,
  input: scoutingDraft,
  output: scouting,
  errors: { 'corrected-already': 409, 'too-many-records': 409 },
  offline: 'queue',
  effects: [
    effect(
      scoutingRows,
      ({ id: scoutingId }: ScoutingDraft) => scoutingId,
      (before, draft, { accountId, now }) => before ?? { ...draft, createdAt: now.toISOString(), by: accountId },
    ),
  ],
  audit: 'recorded a walk for pests',
  creates: true,
  summary: 'Records what somebody found who looked for a pest in a season, or corrects an earlier record, each once',
});
