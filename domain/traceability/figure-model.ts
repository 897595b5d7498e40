import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import limits from './figures.json' with { type: 'json' };
import { spanOfDays } from './key-data-model.ts';

/** Bounds of what is counted, and from how many on a cell is shown; data with its source. */
export const figureLimits = limits;

/** Steps that grams and time are counted of. */
export const figureSteps = ['receiving', 'processing', 'packing', 'storing'] as const;

export type FigureStep = (typeof figureSteps)[number];

/** What the steps of a time came to. Of what is hidden, all is null. */
const stepFigure = z.strictObject({
  step: z.enum(figureSteps),
  /** How many steps. */
  count: z.nullable(z.int()),
  inGrams: z.nullable(z.int()),
  outGrams: z.nullable(z.int()),
  lostGrams: z.nullable(z.int()),
  /** Of how many it is known how long they took, and the middle one of those. */
  timed: z.nullable(z.int()),
  middleMinutes: z.nullable(z.int()),
});

export type StepFigure = z.output<typeof stepFigure>;

export const figures = z.strictObject({
  from: z.string(),
  to: z.string(),
  steps: z.array(stepFigure),
  /** Of so many lots that came out of processing and packing, the newest of the time, so many go back to plots without a gap. */
  traced: z.strictObject({ full: z.nullable(z.int()), of: z.nullable(z.int()), isCut: z.boolean() }),
});

export type Figures = z.output<typeof figures>;

export const readFigures = endpoint({
  name: 'traceability.readFigures',
  method: 'GET',
  path: '/api/companies/:companyId/figures',
  who: { 'agro-processor': 'staff' },
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...spanOfDays }),
  output: figures,
  errors: { 'span-too-long': 400 },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary: 'Yield, loss and time of each step of a company in a span of days, and how much of it goes back to plots',
});
