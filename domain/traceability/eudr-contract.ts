import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { eudrDoubts, eudrFaults } from './eudr-model.ts';
import { packGaps } from './eudr-build.ts';
import { thingId } from './goods-model.ts';
import { plotLand } from './land-model.ts';

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
  /** The photos of papers on its land, and whether its farmer shows both to whoever holds what grew there. */
  land: plotLand,
});

const pack = z.strictObject({
  plots: z.array(packPlot),
  /** What is missing as a whole: of how many things, and which lots of farmers they are, where they are such. */
  gaps: z.array(z.strictObject({ says: z.enum(packGaps), count: z.int(), lotIds: z.array(id) })),
  /** Nothing stands against handing the file in. */
  isReady: z.boolean(),
});

export const readEudrPack = endpoint({
  ...ofLot,
  name: 'traceability.readEudrPack',
  path: '/api/farmers/:keeperId/lots/:lotId/eudr',
  input: z.strictObject({ keeperId: id, lotId: id }),
  output: pack,
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
  audit: 'took the plots of a lot away as a file',
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
  audit: 'took the plots of a lot away as a paper',
  summary: 'The plots a lot came from as PDF, with how each was checked and the digest of the file, once it is ready',
});

const ofGoods = {
  method: 'GET',
  who: { 'agro-processor': 'staff' },
  object: { kind: 'company', idField: 'companyId' },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 120, seconds: 3600 }],
} as const;

const goods = z.strictObject({ companyId: id, thing: thingId });

export const readGoodsEudrPack = endpoint({
  ...ofGoods,
  name: 'traceability.readGoodsEudrPack',
  path: '/api/companies/:companyId/eudr',
  input: goods,
  output: pack,
  errors: { 'too-many-origins': 409 },
  summary: 'The plots that goods of a company came from, as far as their farmers show them, and what must be mended',
});

export const readGoodsEudrFile = endpoint({
  ...ofGoods,
  name: 'traceability.readGoodsEudrFile',
  path: '/api/companies/:companyId/eudr/geojson',
  input: goods,
  output: z.unknown(),
  errors: { 'too-many-origins': 409, 'pack-not-ready': 409 },
  answers: 'file',
  audit: 'took the plots of goods away as a file',
  summary:
    'The plots that goods of a company came from as GeoJSON for the EU’s register; refused while it would not take it',
});

export const readGoodsEudrPaper = endpoint({
  ...ofGoods,
  name: 'traceability.readGoodsEudrPaper',
  path: '/api/companies/:companyId/eudr/paper',
  input: goods,
  output: z.unknown(),
  errors: { 'too-many-origins': 409 },
  answers: 'file',
  audit: 'took the plots of goods away as a paper',
  summary: 'The plots that goods of a company came from as PDF, with how each was checked and its papers',
});

export const showGoodsLandPaper = endpoint({
  ...ofGoods,
  name: 'traceability.showGoodsLandPaper',
  path: '/api/companies/:companyId/eudr/land-papers/:paperId',
  input: z.strictObject({ ...goods.shape, paperId: id }),
  output: z.unknown(),
  errors: { 'too-many-origins': 409 },
  answers: 'file',
  audit: 'looked at a paper on land',
  summary: 'The photo of a paper on land that goods of a company grew on, if its farmer shows it',
});
