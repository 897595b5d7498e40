import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { drivenTrip, tripStates, tripStepDraft } from './driven-model.ts';

const token = z.string().check(z.maxLength(100, 'field.wrong'));

export const openDriven = endpoint({
  name: 'traceability.openDriven',
  method: 'POST',
  path: '/api/driven-trip',
  who: 'anyone',
  /** Too long is as unknown as any other: what a link holds is nobody's field to mend. */
  input: z.strictObject({ token: z.string() }),
  output: drivenTrip,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 240, seconds: 3600 }],
  summary: 'A trip to whoever has its link; one that is over is as unknown as one that never was',
});

export const tellTripStep = endpoint({
  name: 'traceability.tellTripStep',
  method: 'POST',
  path: '/api/driven-trip/steps',
  who: 'anyone',
  input: z.strictObject({ token, ...tripStepDraft.shape }),
  output: z.strictObject({ stepId: id, state: z.enum(tripStates) }),
  errors: {
    'unknown-thing': 409,
    'not-enough': 409,
    'above-shipped': 409,
    'before-birth': 409,
    'before-shipping': 409,
    'unit-differs': 409,
    'in-future': 409,
    ended: 409,
    'trip-over': 409,
    'step-out-of-order': 409,
    'before-last-step': 409,
    'too-many-stops': 409,
    'loss-not-told': 409,
    'no-such-company': 409,
  },
  offline: 'never',
  audit: 'told a step of a trip',
  limits: [{ by: 'ip', times: 240, seconds: 3600 }],
  summary:
    'Takes in what a driver says happened, once however often it is sent; a step that cannot have happened is refused',
});
