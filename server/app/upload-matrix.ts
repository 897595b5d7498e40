/* The part of the matrix that is about uploads of photos; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** An upload is nobody's but its maker's; a manager makes them for photos of farmers in their care. */
const makersOnly = (status: number): Rows => ({
  own: `        .   ${status} ${status} .   .   .   .   .  `,
  other: '      401 404 404 403 403 403 403 403',
  missing: '    401 404 404 403 403 403 403 403',
  malformed: '  401 400 400 403 403 403 403 403',
});

export const uploadMatrix: Readonly<Record<string, Rows>> = {
  'POST /uploads': {
    own: '        .   201 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
    other: '      401 404 404 403 403 403 403 403',
    missing: '    401 404 404 403 403 403 403 403',
    malformed: '  401 400 400 403 403 403 403 403',
  },
  'HEAD /uploads/{uploadId}': makersOnly(200),
  'PATCH /uploads/{uploadId}': makersOnly(204),
};
