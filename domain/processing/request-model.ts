import * as z from 'zod/mini';
import { grades, grams } from '#lots';
import { day } from '#kit/day.ts';
import { id, idOr } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** How a request stands: it waits for the mill, has a day, was refused, is being worked, or is worked. */
export const requestStates = ['waiting', 'accepted', 'refused', 'in-job', 'done'] as const;

export type RequestState = (typeof requestStates)[number];

/** What somebody asks a mill to process; `lotId` where it is one of their own lots. */
export const requestDetails = z.strictObject({
  id,
  millId: idOr('processing.millRequired'),
  crop: requiredText('processing.cropRequired', 60),
  grams,
  wishedOn: day('processing.wishedRequired'),
  note: optionalText(500),
});

export type RequestDetails = z.output<typeof requestDetails>;

export const millRequest = z.strictObject({
  ...requestDetails.shape,
  millName: z.string(),
  /** The farmer who asks; null where a company does. */
  keeperId: z.nullable(id),
  companyId: z.nullable(id),
  askerName: z.string(),
  lotId: z.nullable(id),
  /** What that lot is, and what is left of it; null where none was named. */
  lot: z.nullable(z.strictObject({ variety: z.string(), grade: z.enum(grades), leftGrams: z.int() })),
  state: z.enum(requestStates),
  /** The day the mill has for it; null while it has none. */
  scheduledOn: z.nullable(z.string()),
  /** Why it was refused; empty where it was not. */
  reason: z.string(),
  askedAt: z.string(),
  answeredAt: z.nullable(z.string()),
});

export type MillRequest = z.output<typeof millRequest>;

/** A mill that can be asked. */
export const openMill = z.strictObject({ companyId: id, name: z.string(), stateCode: z.string(), lga: z.string() });
