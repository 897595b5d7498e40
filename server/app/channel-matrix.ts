/* The part of the matrix that is about phones without internet; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */
export const channelMatrix: Readonly<Record<string, Rows>> = {
  // The gateway alone, by its secret; a session adds nothing.
  'POST /api/channels/ussd/{secret}': {
    any: '    200 200 200 200 200 200 200 200',
    missing: '404 404 404 404 404 404 404 404',
  },
  'POST /api/channels/sms/{secret}': {
    any: '    200 200 200 200 200 200 200 200',
    missing: '404 404 404 404 404 404 404 404',
  },
};
