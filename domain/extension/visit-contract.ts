import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { optionalText } from '#kit/text.ts';
import { rating, visit, visitDraft, visitRequestRows, visitRows, type VisitDraft } from './model.ts';
import { visitPlanRows } from './plan-model.ts';
import { donePlan } from './plan-rules.ts';
import { newVisit } from './rules.ts';

export const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;

export const ofVisit = { kind: 'visit', idField: 'visitId' } as const;

/** Who looks after the farmer or did, or has or had an errand there: a visit counts, though it arrives when another does. */
export const ofVisited = { kind: 'visitedFarmer', idField: 'keeperId' } as const;

export const recordVisit = endpoint({
  name: 'extension.recordVisit',
  method: 'POST',
  path: '/api/farmers/:keeperId/visits',
  who: { 'extension-manager': 'assigned' },
  object: ofVisited,
  input: visitDraft,
  version: 2,
  upcasts: { 1: (input) => ({ ...(input as object), planId: null, form: null, proof: null }) },
  output: visit,
  errors: { 'corrected-already': 409 },
  offline: 'queue',
  effects: [
    effect(
      visitRequestRows,
      ({ id: visitId, requestId }: VisitDraft) => requestId ?? visitId, // no request has a visit's id
      (before) => before && { ...before, state: 'done' as const },
    ),
    effect(
      visitPlanRows,
      ({ id: visitId, planId }: VisitDraft) => planId ?? visitId,
      (before, { id: visitId }) => before && donePlan(before, visitId),
    ),
    effect(
      visitRows,
      ({ id: visitId }: VisitDraft) => visitId,
      (before, draft, { accountId, now }) => before ?? newVisit(draft, { managerId: accountId, managerName: '' }, now),
    ),
  ],
  audit: 'recorded a visit',
  creates: true,
  summary:
    'Writes down a visit to a farmer who was in care that day, or to a farm that one verified an offer for, with what was found and advised; one that answers a request or was planned marks it done, one that corrects another takes its place',
});

type Rated = { readonly visitId: string; readonly rating: number; readonly note: string };

export const rateVisit = endpoint({
  name: 'extension.rateVisit',
  method: 'POST',
  path: '/api/visits/:visitId/rating',
  who: { farmer: 'own' },
  object: ofVisit,
  input: z.strictObject({ visitId: id, rating, note: optionalText(500) }),
  output: visit,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      visitRows,
      ({ visitId }: Rated) => visitId,
      (before, rated) => before && { ...before, rating: rated.rating, ratingNote: rated.note },
    ),
  ],
  audit: 'rated a visit',
  summary: 'Says how a visit was, from 1 to 5; said again, the later stands',
});
