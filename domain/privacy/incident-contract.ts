import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { instant, page, pageQuery, requiredText } from '#kit/text.ts';
import { incident, incidentDraft, incidentStepKinds } from './incident-model.ts';

const office = { who: { admin: 'any' }, offline: 'never' } as const;

export const recordIncident = endpoint({
  ...office,
  name: 'privacy.recordIncident',
  method: 'POST',
  path: '/api/admin/incidents',
  input: incidentDraft,
  output: incident,
  errors: {},
  audit: 'recorded an incident with personal data',
  creates: true,
  summary: 'Records an incident with personal data; from when it was known the clock of NDPA 2023, s. 40, runs',
});

export const addIncidentStep = endpoint({
  ...office,
  name: 'privacy.addIncidentStep',
  method: 'POST',
  path: '/api/admin/incidents/:incidentId/steps',
  input: z.strictObject({
    id,
    incidentId: id,
    kind: z.enum(incidentStepKinds),
    words: requiredText('incident.wordsRequired', 2000),
    happenedAt: instant,
  }),
  output: incident,
  errors: { 'incident-closed': 409, 'commission-untold': 409 },
  audit: 'noted what was done about an incident',
  creates: true,
  summary: 'Notes what was done: contained, the Commission told, people told with the words of the notice, closed',
});

export const listIncidents = endpoint({
  ...office,
  name: 'privacy.listIncidents',
  method: 'GET',
  path: '/api/admin/incidents',
  input: z.strictObject({ ...pageQuery }),
  output: page(incident),
  errors: {},
  audit: 'no',
  summary: 'The register of incidents, the newest first, each with its steps and how its clock stands',
});
