import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { isLga, states } from '#kit/nigeria.ts';
import { stateCodeOr } from '#kit/place.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import limits from './restructure.json' with { type: 'json' };

/** How long after a disaster, and how widely, loans may be given another plan; data, with their source. */
export const restructureLimits = limits;

/** `declared` waits for a second person; only one that is `confirmed` lets a loan have another plan. */
export const disasterStates = ['declared', 'confirmed', 'refused'] as const;

export type DisasterState = (typeof disasterStates)[number];

/** Where it was declared, in one state. */
const area = z.strictObject({
  stateCode: stateCodeOr('loans.disasterStateRequired'),
  lgas: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1, 'loans.disasterLgasRequired')),
});

export type DisasterArea = z.output<typeof area>;

type Said = { readonly areas: readonly DisasterArea[]; readonly fromOn: string; readonly untilOn: string };

const areOfStates = ({ areas }: Said): boolean =>
  new Set(areas.map(({ stateCode }) => stateCode)).size === areas.length &&
  areas.reduce((sum, { lgas }) => sum + lgas.length, 0) <= limits.mostLgas &&
  areas.every(
    ({ stateCode, lgas }) => new Set(lgas).size === lgas.length && lgas.every((lga) => isLga(stateCode, lga)),
  );

const said = {
  id,
  what: requiredText('loans.disasterWhatRequired', 160),
  /** One paper may name several states. */
  areas: z
    .array(area)
    .check(z.minLength(1, 'loans.disasterLgasRequired'), z.maxLength(states.length, 'loans.disasterLgasWrong')),
  fromOn: day('loans.disasterDayRequired'),
  untilOn: day('loans.disasterDayRequired'),
  /** Who declared it, by which number, on which day: an officer declares nothing of their own. */
  source: requiredText('loans.disasterSourceRequired', 200),
  sourceNumber: requiredText('loans.disasterNumberRequired', 80),
  sourceOn: day('loans.disasterDayRequired'),
};

/** A disaster that an authority declared, in LGAs of one state or several, from its first day to its last. */
export const disasterDraft = z.strictObject(said).check(
  z.refine<Said>(areOfStates, { error: 'loans.disasterLgasWrong', path: ['areas'] }),
  z.refine<Said>(({ fromOn, untilOn }) => fromOn <= untilOn, {
    error: 'loans.disasterDaysWrong',
    path: ['untilOn'],
  }),
);

export type DisasterDraft = z.output<typeof disasterDraft>;

export const disaster = z.strictObject({
  ...said,
  areas: z.array(area),
  state: z.enum(disasterStates),
  declaredByName: z.string(),
  declaredAt: z.string(),
  decidedByName: z.string(),
  decidedAt: z.nullable(z.string()),
  words: optionalText(500),
});

export type Disaster = z.output<typeof disaster>;
