import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { instant, requiredText } from '#kit/text.ts';
import limits from './limits.json' with { type: 'json' };

/** How likely people come to harm: the Commission is told of `likely`, people at once of `high` (NDPA 2023, s. 40). */
export const incidentRisks = ['none', 'likely', 'high'] as const;

export const incidentStepKinds = ['note', 'contained', 'commission-told', 'people-told', 'closed'] as const;

export type IncidentStepKind = (typeof incidentStepKinds)[number];

export const incidentDraft = z.strictObject({
  id,
  title: requiredText('incident.titleRequired', 200),
  what: requiredText('incident.whatRequired', 2000),
  dataKinds: requiredText('incident.dataRequired', 500),
  peopleMany: z.int('incident.manyRequired').check(z.gte(0, 'incident.manyRequired'), z.lte(300_000_000)),
  risk: z.enum(incidentRisks, 'incident.riskRequired'),
  /** When the house came to know. */
  knownAt: instant,
});

export type IncidentDraft = z.output<typeof incidentDraft>;

const incidentStep = z.strictObject({
  id,
  kind: z.enum(incidentStepKinds),
  words: z.string(),
  happenedAt: z.string(),
  byName: z.string(),
});

/** The clock of s. 40(2): nothing to tell, running, run out untold, told in time, told late. */
export const clockStates = ['none', 'running', 'over', 'in-time', 'late'] as const;

type ClockState = (typeof clockStates)[number];

export const incident = z.strictObject({
  ...incidentDraft.shape,
  knownAt: z.string(),
  recordedAt: z.string(),
  /** Until when the Commission is to be told. */
  tellBy: z.string(),
  clock: z.enum(clockStates),
  isClosed: z.boolean(),
  steps: z.array(incidentStep),
});

export type Incident = z.output<typeof incident>;

export const tellByOf = (knownAt: Date): Date => new Date(knownAt.getTime() + limits.commissionHours.value * 3_600_000);

/** How the clock stands. @param toldAt when the Commission was told; null for not yet. */
export const clockOf = (risk: IncidentDraft['risk'], knownAt: Date, toldAt: Date | null, now: Date): ClockState => {
  const tellBy = tellByOf(knownAt);
  if (toldAt !== null) return toldAt <= tellBy ? 'in-time' : 'late';
  if (risk === 'none') return 'none';
  return now <= tellBy ? 'running' : 'over';
};
