/* The part of the matrix that is about the texts of the catalogues, and who judges them; by hand, like the rest. */
import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** Speakers of the language, and admins. */
const readers: Rows = {
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 200 403 403',
  malformed: '  401 403 400 403 403 400 403 403',
};

/** Speakers of the language alone. */
const speakers: Rows = {
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 403 403 403',
  malformed: '  401 403 400 403 403 403 403 403',
};

export const phraseMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/admin/speakers': { any: ' 401 403 403 403 403 200 403 403' },
  'POST /api/admin/speakers': { any: '401 403 403 403 403 201 403 403' },
  'POST /api/admin/speakers/{dutyId}/end': { any: '401 403 403 403 403 200 403 403' },
  'GET /api/phrase-desk': { any: '401 403 200 403 403 200 403 403' },
  'GET /api/phrases/{language}': readers,
  'GET /api/phrases/{language}/verdicts': readers,
  'POST /api/phrases/{language}/verdicts': { ...speakers, assigned: ' . . 201 . . . . .' },
  'POST /api/phrases/{language}/settlements': speakers,
  'GET /api/admin/phrases/{language}/agreed': { any: '401 403 403 403 403 200 403 403' },
};
