/* The part of the matrix that is about messages between farmers and those who look after them; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** The farmer, and the manager who looks after them; an admin reads no messages. */
const members: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 403 403 403 403 403',
  missing: '    401 404 404 403 403 403 403 403',
  malformed: '  401 400 400 403 403 403 403 403',
};

export const talkMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/farmers/{keeperId}/messages': {
    ...members,
    own: '        .   201 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
  },
  // Marks of what is not theirs do nothing, and tell nothing: the answer is the same for what is not there.
  'PUT /api/farmers/{keeperId}/messages/marks': {
    ...members,
    other: '      401 200 200 403 403 403 403 403',
    missing: '    401 200 200 403 403 403 403 403',
  },
  'GET /api/messages/{messageId}/photo': members,
  'GET /api/messages/{messageId}/voice': members,
  'POST /api/farmers/{keeperId}/voice-messages': {
    ...members,
    own: '        .   201 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
  },
  'GET /sync/events': { any: '401 200 200 200 200 200 200 403' },
};
