import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { landKind, plotLand } from './land-model.ts';

const ofPlot = { object: { kind: 'farmer', idField: 'keeperId' }, offline: 'never' } as const;

export const addLandPaper = endpoint({
  ...ofPlot,
  name: 'traceability.addLandPaper',
  method: 'PUT',
  path: '/api/farmers/:keeperId/plots/:plotId/land-papers/of/:kind/:paperId',
  who: farmHands,
  input: z.strictObject({ keeperId: id, plotId: id, kind: landKind, paperId: id }),
  output: plotLand,
  errors: { 'not-a-picture': 400, 'land-papers-full': 409 },
  audit: 'added a photo of a paper on land',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  body: 'picture',
  summary: 'Adds a photo of a paper on the land of a plot; the same one again is no harm',
});

export const showLandPaper = endpoint({
  ...ofPlot,
  name: 'traceability.showLandPaper',
  method: 'GET',
  path: '/api/farmers/:keeperId/plots/:plotId/land-papers/:paperId',
  who: { ...farmHands, admin: 'any' },
  input: z.strictObject({ keeperId: id, plotId: id, paperId: id }),
  output: z.unknown(),
  errors: {},
  audit: 'looked at a paper on land',
  answers: 'file',
  summary: 'The photo of a paper on land, for its farmer, their manager and admins',
});

export const removeLandPaper = endpoint({
  ...ofPlot,
  name: 'traceability.removeLandPaper',
  method: 'DELETE',
  path: '/api/farmers/:keeperId/plots/:plotId/land-papers/:paperId',
  who: farmHands,
  input: z.strictObject({ keeperId: id, plotId: id, paperId: id }),
  output: plotLand,
  errors: {},
  audit: 'took a photo of a paper on land away',
  summary: 'Takes a photo of a paper on land away',
});

export const sayPlotShown = endpoint({
  ...ofPlot,
  name: 'traceability.sayPlotShown',
  method: 'PUT',
  path: '/api/farmers/:keeperId/plots/:plotId/shown',
  who: { farmer: 'own' },
  input: z.strictObject({ keeperId: id, plotId: id, isShown: z.boolean('field.wrong') }),
  output: plotLand,
  errors: {},
  audit: 'said whether buyers see a plot and its papers',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'Says whether companies that hold what grew on a plot see its boundary and its papers; silence is no',
});
