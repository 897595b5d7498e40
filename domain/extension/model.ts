import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { proofSeen, visitForm, visitProof } from './visit-form-model.ts';

/** What a visit was for. */
export const visitPurposes = ['routine', 'planting', 'crop-care', 'pests', 'harvest', 'training', 'other'] as const;

export type VisitPurpose = (typeof visitPurposes)[number];

/** A visit as a manager writes it down. A correction is a visit that names the one it takes the place of. */
export const visitDraft = z.strictObject({
  id,
  keeperId: id,
  /** Null for a visit that was about no farm of its own. */
  farmId: z.nullable(id),
  visitedOn: day('extension.visitedOnRequired'),
  purpose: z.enum(visitPurposes, 'extension.purposeRequired'),
  advice: requiredText('extension.adviceRequired', 2000),
  /** The farmer's request that this visit answers. */
  requestId: z.nullable(id),
  /** The planned visit that this one is. */
  planId: z.nullable(id),
  corrects: z.nullable(id),
  form: z.nullable(visitForm),
  /** Null for a visit written down later, and for a correction: what stands is the proof of the first. */
  proof: z.nullable(visitProof),
});

export type VisitDraft = z.output<typeof visitDraft>;

export const rating = z
  .int('extension.ratingRequired')
  .check(z.gte(1, 'extension.ratingRequired'), z.lte(5, 'extension.ratingRequired'));

/**
 * `managerName` is the name at the time; empty on the manager's own phone until the server has the visit. `form` and what
 * follows are missing in rows that phones kept before there was such a thing.
 */
export const visit = z.strictObject({
  id,
  keeperId: id,
  managerId: id,
  managerName: z.string(),
  farmId: z.nullable(id),
  visitedOn: z.string(),
  purpose: z.enum(visitPurposes),
  advice: z.string(),
  rating: z.nullable(z.int()),
  ratingNote: z.string(),
  corrects: z.nullable(id),
  createdAt: z.string(),
  form: z.nullable(visitForm),
  seen: z.nullable(proofSeen),
  /**
   * The farmer said that it took place, or showed the digits of that day; a card alone confirms nothing. A no looks like no
   * answer: the manager's phone has this row too, and nobody has to fear their own answer. Supervisors see it as a flag.
   */
  isConfirmed: z.boolean(),
});

export type Visit = z.output<typeof visit>;

export const visitRows = rowType<Visit>('visit', visit);

export const requestStates = ['asked', 'planned', 'done', 'declined'] as const;

export type RequestState = (typeof requestStates)[number];

/** What a farmer asks for. A wish for a day that has gone by when it arrives is still a wish: nothing refuses it. */
export const visitRequestDraft = z.strictObject({
  id,
  wantedOn: z.nullable(day('extension.dayWrong')),
  reason: requiredText('extension.reasonRequired', 500),
});

export type VisitRequestDraft = z.output<typeof visitRequestDraft>;

export const requestAnswer = z.strictObject({
  requestId: id,
  state: z.enum(['planned', 'declined', 'done'], 'extension.stateRequired'),
  plannedOn: z.nullable(day('extension.dayWrong')),
  answer: optionalText(1000),
});

export type RequestAnswer = z.output<typeof requestAnswer>;

export const visitRequest = z.strictObject({
  id,
  keeperId: id,
  wantedOn: z.nullable(z.string()),
  reason: z.string(),
  state: z.enum(requestStates),
  plannedOn: z.nullable(z.string()),
  answer: z.string(),
  createdAt: z.string(),
});

export type VisitRequest = z.output<typeof visitRequest>;

export const visitRequestRows = rowType<VisitRequest>('visitRequest', visitRequest);

/** Who looks after a farmer, as that farmer sees them: one a farmer, so it has the farmer's own id. */
export const agent = z.strictObject({
  id,
  managerId: id,
  name: z.string(),
  phone: z.string(),
  photoId: z.nullable(z.string()),
  since: z.string(),
});

export type Agent = z.output<typeof agent>;

export const agentRows = rowType<Agent>('agent', agent);
