/* The part of the matrix that is about programmes, keys and webhooks; by hand, like the rest. What keys open is in keys.test.ts. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

const admins: Rows = { any: '401 403 403 403 403 200 403 403' };
const made: Rows = { any: '401 403 403 403 403 201 403 403' };

/** With a key alone: whoever is signed in is nobody here. */
const byKey: Rows = { any: '401 401 401 401 401 401 401 401' };

/** The processor of the matrix owns a company, the admin sees to a programme; of the other each finds nothing. */
const ofHolder = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} ${status} .   .  `,
  other: '      401 403 403 403 404 404 403 403',
  missing: '    401 403 403 403 404 404 403 403',
  malformed: '  401 403 403 403 400 400 403 403',
});

const holder = '/api/holders/{holderId}';
const webhook = `${holder}/webhooks/{webhookId}`;

export const integrationsMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/admin/programmes': made,
  'GET /api/admin/programmes': admins,
  'GET /api/admin/programmes/{programmeId}': admins,
  'POST /api/admin/programmes/{programmeId}/end': admins,

  [`POST ${holder}/keys`]: ofHolder(201),
  [`GET ${holder}/keys`]: ofHolder(),
  [`POST ${holder}/keys/{keyId}/revocation`]: ofHolder(),

  [`POST ${holder}/webhooks`]: ofHolder(201),
  [`GET ${holder}/webhooks`]: ofHolder(),
  [`GET ${webhook}`]: ofHolder(),
  [`POST ${webhook}/removal`]: ofHolder(),
  [`POST ${webhook}/resumption`]: ofHolder(),
  [`POST ${webhook}/secret`]: ofHolder(),
  [`POST ${webhook}/ping`]: ofHolder(),
  [`GET ${webhook}/calls`]: ofHolder(),
  [`POST ${webhook}/replays`]: ofHolder(),

  'GET /api/data/figures/{place}': byKey,
  'GET /api/data/prices': byKey,
  'GET /api/data/lots': byKey,
  'GET /api/data/deliveries': byKey,
  'GET /api/data/deliveries/{deliveryId}': byKey,
  'GET /api/data/webhooks': byKey,
  'GET /api/data/webhooks/{webhookId}/calls': byKey,
  'POST /api/data/webhooks/{webhookId}/replays': byKey,
};
