import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { isLga } from '#kit/nigeria.ts';
import { stateCodeOr } from '#kit/place.ts';
import { requiredText } from '#kit/text.ts';

/** So many managers one supervisor can look after; it keeps the board one short answer. */
export const mostPosted = 100;

/** More than any state of Nigeria has. */
export const mostLgas = 60;

const zoneShape = {
  name: requiredText('board.zoneNameRequired', 80),
  stateCode: stateCodeOr('board.stateRequired'),
  lgas: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.minLength(1, 'board.lgasRequired'), z.maxLength(mostLgas, 'board.lgasWrong')),
};

type Land = { readonly stateCode: string; readonly lgas: readonly string[] };

const areOfState = ({ stateCode, lgas }: Land): boolean =>
  new Set(lgas).size === lgas.length && lgas.every((lga) => isLga(stateCode, lga));

const ofState = () => z.refine<Land>(areOfState, { error: 'board.lgasWrong', path: ['lgas'] });

/** A part of a state that one supervisor answers for. */
export const zoneDraft = z.strictObject({ id, ...zoneShape }).check(ofState());

export const zoneRevision = z.strictObject({ zoneId: id, ...zoneShape }).check(ofState());

export type ZoneDraft = z.output<typeof zoneDraft>;

/** A zone in a list, with who supervises it and how many managers are posted there. */
export const zoneRow = z.strictObject({
  zoneId: id,
  name: z.string(),
  stateCode: z.string(),
  lgas: z.array(z.string()),
  supervisorId: z.nullable(id),
  supervisorName: z.nullable(z.string()),
  managers: z.int(),
});

export type ZoneRow = z.output<typeof zoneRow>;

/** Who supervised a zone, from when until when, and why it began and ended. */
const dutyRow = z.strictObject({
  supervisorId: id,
  name: z.string(),
  fromAt: z.string(),
  untilAt: z.nullable(z.string()),
  reason: z.string(),
  endReason: z.string(),
});

const postedManager = z.strictObject({
  managerId: id,
  name: z.string(),
  phone: z.string(),
  farmers: z.int(),
  since: z.string(),
});

export const wholeZone = z.strictObject({
  zone: zoneRow,
  managers: z.array(postedManager),
  duties: z.array(dutyRow),
});

export type WholeZone = z.output<typeof wholeZone>;
