import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { eudrDoubts, eudrFaults } from './eudr-model.ts';
import { packGaps } from './eudr-build.ts';

const ofLot = {
  method: 'GET',
  who: { ...farmHands, admin: 'any' },
  object: { kind: 'farmer', idField: 'keeperId' },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 120, seconds: 3600 }],
} as const;

/** One plot of a pack, and what is to be mended or looked at. */
const packPlot = z.strictObject({
  plotId: id,
  name: z.string(),
  lga: z.string(),
  stateCode: z.string(),
  /** Geodesic; null for what cannot be measured. */
  hectares: z.nullable(z.number()),
  faults: z.array(z.enum(eudrFaults)),
  doubts: z.array(z.enum(eudrDoubts)),
});

export const readEudrPack = endpoint({
  ...ofLot,
  name: 'traceability.readEudrPack',
  path: '/api/farmers/:keeperId/lots/:lotId/eudr',
  input: z.strictObject({ keeperId: id, lotId: id }),
  output: z.strictObject({
    plots: z.array(packPlot),
    /** What is missing as a whole, with the lots it is missing of. */
    gaps: z.array(z.strictObject({ says: z.enum(packGaps), lotIds: z.array(id) })),
    /** Nothing stands against handing the file in. */
    isReady: z.boolean(),
  }),
  errors: { 'too-many-origins': 409 },
  summary: 'The plots a lot came from, and what of each must be mended before the EU’s register takes them',
});

export const readEudrFile = endpoint({
  ...ofLot,
  name: 'traceability.readEudrFile',
  path: '/api/farmers/:keeperId/lots/:lotId/eudr/geojson',
  input: z.strictObject({ keeperId: id, lotId: id }),
  output: z.unknown(),
  errors: { 'too-many-origins': 409, 'pack-not-ready': 409 },
  answers: 'file',
  summary: 'The plots a lot came from as the GeoJSON that the EU’s register (TRACES) takes; refused while it would not',
});

export const readEudrPaper = endpoint({
  ...ofLot,
  name: 'traceability.readEudrPaper',
  path: '/api/farmers/:keeperId/lots/:lotId/eudr/paper',
  input: z.strictObject({ keeperId: id, lotId: id }),
  output: z.unknown(),
  errors: { 'too-many-origins': 409 },
  answers: 'file',
  summary: 'The plots a lot came from as PDF, with how each was checked and the digest of the file, once it is ready',
});
