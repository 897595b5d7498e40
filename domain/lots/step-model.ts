import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText } from '#kit/text.ts';
import { going } from './goings.ts';
import { grams, newLot, origin, standsAt } from './model.ts';

export const stepKinds = ['stored', 'split', 'joined', 'moved', 'gone', 'taken-back'] as const;

export type StepKind = (typeof stepKinds)[number];

/** Of one step; more is several steps. */
export const mostLots = 20;

export const take = z.strictObject({ lotId: id, grams });

export type Take = z.output<typeof take>;

const said = { id, keeperId: id, happenedOn: day('lots.happenedOnRequired'), note: optionalText(1000) };

const parts = z.array(newLot).check(z.minLength(1, 'lots.partsRequired'), z.maxLength(mostLots, 'lots.partsTooMany'));

/** `origin` is what the phone knows of the harvest; the server takes its own word for season, plot, crop and variety. */
export const storeDraft = z.strictObject({ ...said, origin, lot: newLot });
export const splitDraft = z.strictObject({ ...said, lotId: id, parts, gone: z.nullable(going) });
export const joinDraft = z.strictObject({
  ...said,
  takes: z.array(take).check(z.minLength(2, 'lots.joinRequired'), z.maxLength(mostLots, 'lots.partsTooMany')),
  lot: newLot,
  gone: z.nullable(going),
});
export const moveDraft = z.strictObject({ ...said, lotId: id, standsAt });
export const writeOffDraft = z.strictObject({ ...said, lotId: id, gone: going });
export const takeBackDraft = z.strictObject({ ...said, stepId: id });

export type StoreDraft = z.output<typeof storeDraft>;
export type SplitDraft = z.output<typeof splitDraft>;
export type JoinDraft = z.output<typeof joinDraft>;
export type MoveDraft = z.output<typeof moveDraft>;
export type WriteOffDraft = z.output<typeof writeOffDraft>;
export type TakeBackDraft = z.output<typeof takeBackDraft>;

/**
 * One thing that was done with lots: what it took out of which, what lots it gave, what went. Never changed: a wrong one is
 * taken back by a step of its own.
 */
export const lotStep = z.strictObject({
  id,
  keeperId: id,
  kind: z.enum(stepKinds),
  happenedOn: z.string(),
  /** Of what came in from a harvest; null else. */
  origin: z.nullable(origin),
  takes: z.array(take),
  gives: z.array(newLot),
  gone: z.nullable(going),
  moved: z.nullable(z.strictObject({ lotId: id, standsAt: z.string() })),
  takesBack: z.nullable(id),
  note: z.string(),
  createdAt: z.string(),
  by: id,
});

export type LotStep = z.output<typeof lotStep>;

export const lotStepRows = rowType<LotStep>('lotStep', lotStep);
