/* The part of the matrix that is about farmers and who looks after them: visits, requests, issues; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** The farmer, and the manager who looks after them. */
const hands: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 403 403 403 403 403',
  missing: '    401 404 404 403 403 403 403 403',
  malformed: '  401 400 400 403 403 403 403 403',
};

const handsMake: Rows = {
  ...hands,
  own: '        .   201 .   .   .   .   .   .  ',
  assigned: '   .   .   201 .   .   .   .   .  ',
};

/** Only the manager who looks after the farmer. */
const carers: Rows = {
  own: '        .   403 .   .   .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 403 403 403',
  missing: '    401 403 404 403 403 403 403 403',
  malformed: '  401 403 400 403 403 403 403 403',
};

/** Only the farmer whose it is. */
const farmers: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   403 .   .   .   .   .  ',
  other: '      401 404 403 403 403 403 403 403',
  missing: '    401 404 403 403 403 403 403 403',
  malformed: '  401 400 403 403 403 403 403 403',
};

export const extensionMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/farmers/{keeperId}/visits': { ...carers, assigned: ' . . 201 . . . . .' },
  'POST /api/visits/{visitId}/rating': farmers,
  'POST /api/visits/{visitId}/confirmation': farmers,
  'GET /api/visit-codes': { any: '401 200 403 403 403 403 403 403' },
  'POST /api/farmers/{keeperId}/visit-plans': { ...carers, assigned: ' . . 201 . . . . .' },
  'POST /api/visit-plans/{planId}/revision': carers,
  'POST /api/visit-requests': { any: '401 201 403 403 403 403 403 403' },
  'POST /api/visit-requests/{requestId}/answer': carers,
  'POST /api/farmers/{keeperId}/issues': handsMake,
  'POST /api/issues/{issueId}/answer': carers,
  'POST /api/issues/{issueId}/closing': hands,
  'POST /api/farmers/{keeperId}/voices': handsMake,
  'GET /api/voices/{voiceId}': hands,
  'GET /api/farmers/{keeperId}/agent-photo/{photoId}': farmers,
  'POST /api/farmers/{keeperId}/task-words': { ...carers, assigned: ' . . 201 . . . . .' },
};
