/* Rows of the matrix that many objects of a farmer share; by hand, like the rest. */

export type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** The keeper, and the manager who looks after them, may; whoever else works with land sees nothing there. */
export const handsOnly: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 403 403 403 403 403',
  missing: '    401 404 404 403 403 403 403 403',
  malformed: '  401 400 400 403 403 403 403 403',
};

export const handsMake: Rows = {
  ...handsOnly,
  own: '        .   201 .   .   .   .   .   .  ',
  assigned: '   .   .   201 .   .   .   .   .  ',
};

/** Admins may look, and only look. */
export const handsAndAdmins: Rows = {
  ...handsOnly,
  other: '      401 404 404 403 403 200 403 403',
  missing: '    401 404 404 403 403 404 403 403',
  malformed: '  401 400 400 403 403 400 403 403',
};
