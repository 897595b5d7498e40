/* The part of the matrix that is about zones and those who supervise them; by hand, like the rest. */
import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */
const admins: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

/** The manager who supervises the zone; to any other manager it is not there. */
const supervisors: Rows = {
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 403 403 403',
  missing: '    401 403 404 403 403 403 403 403',
  malformed: '  401 403 400 403 403 403 403 403',
};

/** Admins may look too. */
const supervisorsAndAdmins: Rows = {
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 200 403 403',
  missing: '    401 403 404 403 403 404 403 403',
  malformed: '  401 403 400 403 403 400 403 403',
};

/** The state of the zone a manager supervises; no farmer or processor looks, and the country is the admins'. */
const lookers = (status = 200): Rows => ({
  assigned: `   .   .   ${status} .   .   .   .   .  `,
  other: `      401 403 404 404 403 ${status} 403 403`,
  malformed: '  401 403 400 400 403 400 403 403',
});

const whoeverMayLook: Rows = { any: '401 403 200 200 403 200 403 403' };

export const boardMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/admin/zones': { any: '401 403 403 403 403 200 403 403' },
  'POST /api/admin/zones': { any: '401 403 403 403 403 201 403 403' },
  'GET /api/admin/zones/{zoneId}': admins,
  'PUT /api/admin/zones/{zoneId}': admins,
  'POST /api/admin/zones/{zoneId}/supervisor': admins,
  'POST /api/admin/zones/{zoneId}/supervisor/end': admins,
  'POST /api/admin/zones/{zoneId}/managers': admins,
  'POST /api/admin/zones/{zoneId}/managers/end': admins,
  'GET /api/zones/{zoneId}/board': supervisorsAndAdmins,
  'GET /api/zones/{zoneId}/managers/{managerId}': supervisors,
  'GET /api/zones/{zoneId}/managers/{managerId}/farmers': supervisors,
  'GET /api/zones/{zoneId}/managers/{managerId}/inspections': supervisors,
  'GET /api/zones/{zoneId}/managers/{managerId}/visits/{visitId}/evidence': supervisors,
  'GET /api/zones/{zoneId}/managers/{managerId}/visits/{visitId}/photos/{photoId}': supervisors,
  'POST /api/zones/{zoneId}/managers/{managerId}/visits/{visitId}/settlements': {
    ...supervisors,
    assigned: ' . . 201 . . . . .',
  },
  'POST /api/zones/{zoneId}/managers/{managerId}/notes': { ...supervisors, assigned: ' . . 201 . . . . .' },
  'POST /api/coaching-notes/{noteId}/seen': {
    own: '        .   403 200 .   .   .   .   .  ',
    other: '      401 403 404 403 403 403 403 403',
    missing: '    401 403 404 403 403 403 403 403',
    malformed: '  401 403 400 403 403 403 403 403',
  },
  'POST /api/zones/{zoneId}/hand-overs': supervisors,
  'POST /api/extension-events': { any: '401 403 201 403 403 403 403 403' },
  'GET /api/extension-events': { any: ' 401 403 200 403 403 403 403 403' },
  'GET /api/zones/{zoneId}/returns/{year}': supervisorsAndAdmins,
  'POST /api/zones/{zoneId}/returns/{year}': supervisors,
  'GET /api/zones/{zoneId}/returns/{year}/file': supervisorsAndAdmins,
  'GET /api/admin/states/{stateCode}/returns/{year}': { any: '     401 403 403 403 403 200 403 403' },
  'GET /api/admin/states/{stateCode}/returns/{year}/file': { any: '401 403 403 403 403 200 403 403' },

  'GET /api/figures': whoeverMayLook,
  'GET /api/figures/{place}': lookers(),
  'GET /api/figures/{place}/file': lookers(),
  'POST /api/figures/{place}/mails': lookers(201),
  'GET /api/figure-mails': whoeverMayLook,
  'POST /api/figure-mails/{mailId}/stop': {
    own: '        .   403 200 200 .   200 .   .  ',
    other: '      401 403 404 404 403 404 403 403',
    missing: '    401 403 404 404 403 404 403 403',
    malformed: '  401 403 400 400 403 400 403 403',
  },
};
