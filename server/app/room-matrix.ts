/* The part of the matrix that is about rooms, reports of messages and blocks; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** Lists of one's own; admins write to nobody here. */
const everybody: Rows = { any: '401 200 200 200 200 403 403 403' };

/** Who is in the room now, whatever their role; an admin reads none. */
const members = (status: number): Rows => ({
  own: `        .   ${status} ${status} ${status} ${status} .   .   .  `,
  other: '      401 404 404 404 404 403 403 403',
  missing: '    401 404 404 404 404 403 403 403',
  malformed: '  401 400 400 400 400 403 403 403',
});

/** The manager who made the group. */
const makers: Rows = {
  own: '        .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 403 403 403',
  missing: '    401 403 404 403 403 403 403 403',
  malformed: '  401 403 400 403 403 403 403 403',
};

/** Who says something to many. */
const senders = (status: number): Rows => ({ any: `401 403 ${status} 403 403 ${status} 403 403` });

const adminsOnly: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

export const roomMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/rooms': everybody,
  'GET /api/rooms/partners': everybody,
  // Whom nothing ties to oneself is as if not there.
  'POST /api/rooms/pairs': {
    own: '        .   201 .   .   201 .   .   .  ',
    other: '      401 404 404 404 404 403 403 403',
  },
  'POST /api/rooms/groups': { any: '401 403 201 403 403 403 403 403' },
  'POST /api/rooms/{roomId}/members': makers,
  'DELETE /api/rooms/{roomId}/members/{memberId}': makers,
  'POST /api/rooms/{roomId}/leave': members(200),
  'GET /api/rooms/{roomId}': members(200),
  'GET /api/rooms/{roomId}/posts': members(200),
  'POST /api/rooms/{roomId}/posts': members(201),
  'PUT /api/rooms/{roomId}/read': members(200),
  // What one cannot read is not there to be reported.
  'POST /api/message-reports': {
    own: '        .   201 201 201 201 .   .   .  ',
    other: '      401 404 404 404 404 403 403 403',
  },
  'GET /api/admin/message-reports': { any: '401 403 403 403 403 200 403 403' },
  'POST /api/admin/message-reports/{reportId}/decision': adminsOnly,
  'PUT /api/blocks/{accountId}': {
    own: '        .   200 200 200 200 .   .   .  ',
    other: '      401 404 404 404 404 403 403 403',
  },
  'DELETE /api/blocks/{accountId}': everybody,
  'GET /api/blocks': everybody,
  'POST /api/broadcasts/preview': senders(200),
  'POST /api/broadcasts': senders(201),
  'GET /api/broadcasts': senders(200),
  'POST /api/broadcasts/{broadcastId}/stop': {
    own: '        .   .   200 .   .   200 .   .  ',
    other: '      401 403 404 403 403 200 403 403',
    missing: '    401 403 404 403 403 404 403 403',
    malformed: '  401 403 400 403 403 400 403 403',
  },
  'GET /api/news': { any: '401 200 200 200 200 200 200 403' },
  // Recorded texts of screens are everybody's.
  'GET /api/reference/clips/{language}': { any: '200 200 200 200 200 200 200 200' },
  'GET /api/reference/clip-sounds/{clipId}': { any: '200 200 200 200 200 200 200 200' },
  'POST /api/admin/clips': { any: '401 403 403 403 403 201 403 403' },
};
