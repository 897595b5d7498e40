import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';

/** So many letters of the digest stand apart on the paper and on the check page, to be held beside each other. */
export const digestLetters = 16;

export const checkInspection = endpoint({
  name: 'reports.checkInspection',
  method: 'GET',
  path: '/api/inspections/:inspectionId/check',
  who: 'anyone',
  input: z.strictObject({
    inspectionId: id,
    code: z.string('inspection.codeRequired').check(z.regex(/^[0-9a-z-]{1,20}$/i, 'inspection.codeRequired')),
  }),
  /** What stands on the paper, so that a changed one is seen; nothing of the farmer but what the farm is called. */
  output: z.strictObject({
    /** One of the four stages, and of the three outcomes below: as texts, so that a public page loads no models. */
    stage: z.string(),
    inspectedOn: z.string(),
    /** The state by its name: the page loads no list of states. */
    state: z.string(),
    lga: z.string(),
    /** As they were called on the day; no plot's name for the whole farm. */
    farmName: z.string(),
    plotName: z.string(),
    crop: z.string(),
    openPoints: z.int(),
    outcome: z.string(),
    inspectorName: z.string(),
    sealedAt: z.string(),
    keyId: z.string(),
    digest: z.string(),
    /** Whether what is kept is what was signed, and signed with a key of this house. */
    isGenuine: z.boolean(),
    /** Another inspection took its place: this one counts no more. */
    isCorrected: z.boolean(),
    /** A re-visit looked at its open points again. */
    isFollowed: z.boolean(),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 3600 }],
  summary: 'Says to whoever has the number and the check code of an inspection whether it is genuine and still counts',
});
