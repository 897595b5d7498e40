/* The part of the matrix that is about articles, those who write them and those who read them; by hand, like the rest. */
import type { Rows } from './hands-matrix.ts';
import { phraseMatrix } from './phrase-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** Managers who are agronomists; to any other manager it is not there. */
const agronomists: Rows = {
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 403 403 403',
  missing: '    401 403 404 403 403 403 403 403',
  malformed: '  401 403 400 403 403 403 403 403',
};

const agronomistsMake: Rows = { ...agronomists, assigned: ' . . 201 . . . . .' };

/** An agronomist's own desk. */
const owners: Rows = {
  own: '        .   403 200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 403 403 403',
  missing: '    401 403 404 403 403 403 403 403',
  malformed: '  401 403 400 403 403 403 403 403',
};

const readers: Rows = { any: '401 200 200 403 403 403 403 403' };

/** Only the manager who looks after the farmer. */
const carers: Rows = { ...agronomists, own: ' . 403 . . . . . .' };

/** Only the farmer whose it is. */
const farmers: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   403 .   .   .   .   .  ',
  other: '      401 404 403 403 403 403 403 403',
  missing: '    401 404 403 403 403 403 403 403',
  malformed: '  401 400 403 403 403 403 403 403',
};

export const libraryMatrix: Readonly<Record<string, Rows>> = {
  ...phraseMatrix,
  'GET /api/admin/agronomists': { any: ' 401 403 403 403 403 200 403 403' },
  'POST /api/admin/agronomists': { any: '401 403 403 403 403 201 403 403' },
  'POST /api/admin/agronomists/{agronomistId}/end': { any: '401 403 403 403 403 200 403 403' },
  'POST /api/agronomists/{agronomistId}/articles': { ...owners, own: ' . 403 201 . . . . .' },
  'GET /api/agronomists/{agronomistId}/texts': owners,
  'GET /api/articles/{articleId}/desk': agronomists,
  'POST /api/articles/{articleId}/texts': agronomistsMake,
  'POST /api/articles/{articleId}/withdraw': agronomists,
  'PUT /api/article-texts/{textId}': agronomists,
  'PUT /api/article-texts/{textId}/pictures/{pictureId}': agronomists,
  'PUT /api/article-texts/{textId}/audio': agronomists,
  'POST /api/article-texts/{textId}/submit': agronomists,
  'POST /api/article-texts/{textId}/reviews': agronomists,
  'GET /api/issues/{issueId}/passing': carers,
  'POST /api/issues/{issueId}/passing': { ...carers, assigned: ' . . 201 . . . . .' },
  'GET /api/agronomists/{agronomistId}/cases': owners,
  'GET /api/passed-cases/{caseId}/photos/{photoId}': agronomists,
  'POST /api/passed-cases/{caseId}/answer': agronomists,
  'GET /api/admin/passed-cases': { any: ' 401 403 403 403 403 200 403 403' },
  'GET /api/articles': readers,
  'GET /api/articles/{articleId}': { any: '401 403 200 403 403 403 403 403' },
  'GET /api/article-texts/{textId}/pictures/{pictureId}': readers,
  'GET /api/article-texts/{textId}/audio': readers,
  'POST /api/farmers/{keeperId}/articles': farmers,
  'POST /api/articles/{articleId}/sendings': { any: '401 403 201 403 403 403 403 403' },
  'PUT /api/advice/{adviceId}/useful': farmers,
};
