import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { epcisLimits } from './epcis-limits.ts';
import { asked, captureHeaders, described, often, page, query, refusals, versionHeaders } from './epcis-headers.ts';

const capture = {
  method: 'POST',
  who: 'key:epcis-capture',
  body: 'document',
  mostBytes: epcisLimits.mostDocumentBytes,
  errors: refusals,
  offline: 'never',
  audit: 'no', // each document is kept with its key and what became of it
  limits: often,
  answerHeaders: captureHeaders,
} as const;

/** What becomes of a document that was sent. */
const captureJob = z.strictObject({
  captureID: id,
  createdAt: z.string(),
  finishedAt: z.string(),
  running: z.boolean(),
  success: z.boolean(),
  captureErrorBehaviour: z.enum(['rollback', 'proceed']),
  /** How many events the document told of, and how many of them are kept. */
  told: z.int(),
  kept: z.int(),
  errors: z.array(
    z.strictObject({
      type: z.string(),
      title: z.string(),
      status: z.int(),
      /** Which event, as a JSON pointer into the document; which thing; why, as a code. */
      instance: z.string(),
      about: z.string(),
      code: z.string(),
    }),
  ),
});

export type CaptureJob = z.output<typeof captureJob>;

const errorBehaviour = z.optional(z.enum(['rollback', 'proceed'], 'field.wrong'));

export const captureEvents = endpoint({
  ...capture,
  name: 'traceability.captureEvents',
  path: '/epcis/capture',
  headers: { ...versionHeaders, 'gs1-capture-error-behaviour': 'errorBehaviour' },
  input: z.strictObject({ ...asked, errorBehaviour }),
  output: captureJob,
  accepts: true,
  summary:
    'Takes in an EPCIS 2.0 document: what can have happened is kept, with rollback all or nothing; what became of it is told by its capture job',
});

export const captureEvent = endpoint({
  ...capture,
  name: 'traceability.captureEvent',
  path: '/epcis/events',
  headers: versionHeaders,
  input: z.strictObject(asked),
  output: z.strictObject({ eventID: z.string() }),
  creates: true,
  summary: 'Takes in one EPCIS 2.0 event',
});

export const listCaptures = endpoint({
  ...query,
  who: 'key:epcis-capture',
  name: 'traceability.listCaptures',
  path: '/epcis/capture',
  headers: versionHeaders,
  input: z.strictObject({ ...asked, ...page }),
  output: z.array(captureJob),
  summary: 'The capture jobs of a company, the newest first',
});

export const readCapture = endpoint({
  ...query,
  who: 'key:epcis-capture',
  name: 'traceability.readCapture',
  path: '/epcis/capture/:captureId',
  headers: versionHeaders,
  input: z.strictObject({ ...asked, captureId: id }),
  output: captureJob,
  summary: 'What became of a document that was sent',
});

export const describeCapture = endpoint({
  ...described,
  name: 'traceability.describeCapture',
  path: '/epcis/capture',
  answerHeaders: { ...captureHeaders, Allow: 'GET, POST, OPTIONS' },
  summary: 'The versions and bounds of the capture interface, in headers',
});
