/*
 * Who may do what, written by hand from the specification and reviewed like any rule. It is the oracle that the routes
 * are tested against, so nothing here may be derived from the contracts. Each row answers for one object: one's own,
 * one of a farmer in one's care, someone else's, one that is not there, one whose id is no id; `any` where there is no
 * object. A dot is a case that cannot be. The numbers are the answer's status.
 */
import { adminMatrix } from './admin-matrix.ts';
import { advisoryMatrix } from './advisory-matrix.ts';
import { assistMatrix } from './assist-matrix.ts';
import { boardMatrix } from './board-matrix.ts';
import { channelMatrix } from './channel-matrix.ts';
import { companyMatrix } from './company-matrix.ts';
import { demandMatrix } from './demand-matrix.ts';
import { extensionMatrix } from './extension-matrix.ts';
import { factorMatrix } from './factor-matrix.ts';
import { farmMatrix } from './farm-matrix.ts';
import { financeMatrix } from './finance-matrix.ts';
import { gateMatrix } from './gate-matrix.ts';
import { inputMatrix } from './input-matrix.ts';
import { insuranceMatrix } from './insurance-matrix.ts';
import { investMatrix } from './invest-matrix.ts';
import { investorMatrix } from './investor-matrix.ts';
import { joiningMatrix } from './joining-matrix.ts';
import { ledgerMatrix } from './ledger-matrix.ts';
import { libraryMatrix } from './library-matrix.ts';
import { listingMatrix } from './listing-matrix.ts';
import { guaranteeMatrix } from './guarantee-matrix.ts';
import { loanGroupMatrix } from './loan-group-matrix.ts';
import { loanLaterMatrix } from './loan-later-matrix.ts';
import { loanMatrix } from './loan-matrix.ts';
import { lotMatrix } from './lot-matrix.ts';
import { marketplaceMatrix } from './marketplace-matrix.ts';
import { millMatrix } from './mill-matrix.ts';
import { mergeMatrix } from './merge-matrix.ts';
import { paymentMatrix } from './payment-matrix.ts';
import { pestMatrix } from './pest-matrix.ts';
import { importsMatrix } from './imports-matrix.ts';
import { integrationsMatrix } from './integrations-matrix.ts';
import { priceMatrix } from './price-matrix.ts';
import { privacyMatrix } from './privacy-matrix.ts';
import { profileMatrix } from './profile-matrix.ts';
import { reportMatrix } from './report-matrix.ts';
import { roomMatrix } from './room-matrix.ts';
import { seasonMatrix } from './season-matrix.ts';
import { syncMatrix } from './sync-matrix.ts';
import { talkMatrix } from './talk-matrix.ts';
import { traceMatrix } from './trace-matrix.ts';
import { uploadMatrix } from './upload-matrix.ts';
import { warehouseMatrix } from './warehouse-matrix.ts';

/** The columns of every row. `waiting` is an investor not approved yet, `unproved` an admin without the second factor. */
export const viewers = [
  'nobody',
  'farmer',
  'manager',
  'investor',
  'processor',
  'admin',
  'waiting',
  'unproved',
] as const;

export type ViewerName = (typeof viewers)[number];

export const objects = ['any', 'own', 'assigned', 'other', 'missing', 'malformed'] as const;

export type ObjectName = (typeof objects)[number];

export type Rows = Readonly<Partial<Record<ObjectName, string>>>;

const everyone = (status: number): Rows => ({ any: viewers.map(() => status).join(' ') });

/* nobody farmer manager investor processor admin waiting unproved */
const whoeverIsKnown: Rows = { any: '401 200 200 200 200 200 200 200' };
const adminsOnly: Rows = { any: '401 403 403 403 403 200 403 403' };

export const matrix: Readonly<Record<string, Rows>> = {
  'GET /api/status': everyone(200),
  'GET /api/admin/switches': adminsOnly,
  'PUT /api/admin/switches/{name}': {
    any: '        401 403 403 403 403 200 403 403',
    malformed: '  401 403 403 403 403 400 403 403',
  },

  'POST /user/login': everyone(200),
  'POST /api/v1/farmers/register': everyone(201),
  'POST /api/v1/farmers/verify-token': everyone(400),
  'POST /api/v1/farmers/request-otp': everyone(200),
  'POST /api/v1/farmers/complete-registration': everyone(200),
  'POST /api/password-reset/request': everyone(200),
  'POST /api/password-reset/check': everyone(400),
  'POST /api/password-reset/complete': everyone(403),
  'POST /api/investors/register': everyone(201),
  'PUT /api/investors/register/{uniqueId}/photo': everyone(200),
  'POST /api/investors/confirm': everyone(400),

  'GET /api/me': whoeverIsKnown,
  'POST /api/sign-out': whoeverIsKnown,
  'POST /api/second-factor/set-up': { any: '401 200 200 200 200 409 200 409' },
  'POST /api/second-factor/prove': { any: ' 401 409 409 409 409 400 409 400' },
  'POST /api/sessions/end-others': { any: '  401 200 200 200 200 200 200 403' },
  'GET /api/sessions': { any: '             401 200 200 200 200 200 200 403' },
  'GET /api/notices': { any: '              401 200 200 200 200 200 200 403' },
  'PUT /api/notices': { any: '              401 200 200 200 200 200 200 403' },
  // Nobody tells browsers in the house that this is asked of.
  'POST /api/notices/phones': { any: '      401 409 409 409 409 409 409 403' },
  'POST /api/notices/phones/drop': { any: ' 401 200 200 200 200 200 200 403' },
  'DELETE /api/sessions/{sessionId}': {
    own: '        .   200 200 200 200 200 200 403',
    other: '      401 404 404 404 404 404 404 403',
    missing: '    401 404 404 404 404 404 404 403',
    malformed: '  401 400 400 400 400 400 400 403',
  },

  'GET /api/people/{accountId}/photo/{photoId}': {
    own: '        .   200 200 200 200 200 403 403',
    other: '      401 404 404 404 404 200 403 403',
    missing: '    401 404 404 404 404 404 403 403',
    malformed: '  401 400 400 400 400 400 403 403',
  },
  'GET /api/admin/people': adminsOnly,
  'POST /api/admin/people/{accountId}/decision': {
    own: '        .   403 403 403 403 409 403 403',
    other: '      401 403 403 403 403 200 403 403',
    missing: '    401 403 403 403 403 404 403 403',
    malformed: '  401 403 403 403 403 400 403 403',
  },

  'POST /api/card/renewal': { any: ' 401 200 403 403 403 403 403 403' },

  'POST /api/contact': everyone(201),
  'POST /api/updates/follow': everyone(200),
  'POST /api/updates/stop': everyone(200),
  'POST /api/updates/letters/{token}/stop': everyone(200),
  ...adminMatrix,
  ...joiningMatrix,
  ...companyMatrix,
  ...investorMatrix,
  ...privacyMatrix,
  ...profileMatrix,
  ...assistMatrix,
  ...mergeMatrix,
  ...farmMatrix,
  ...seasonMatrix,
  ...financeMatrix,
  ...ledgerMatrix,
  ...paymentMatrix,
  ...extensionMatrix,
  ...reportMatrix,
  ...libraryMatrix,
  ...listingMatrix,
  ...advisoryMatrix,
  ...loanMatrix,
  ...loanLaterMatrix,
  ...loanGroupMatrix,
  ...guaranteeMatrix,
  ...lotMatrix,
  ...gateMatrix,
  ...marketplaceMatrix,
  ...pestMatrix,
  ...priceMatrix,
  ...importsMatrix,
  ...integrationsMatrix,
  ...demandMatrix,
  ...inputMatrix,
  ...millMatrix,
  ...warehouseMatrix,
  ...insuranceMatrix,
  ...boardMatrix,
  ...investMatrix,
  ...traceMatrix,
  ...channelMatrix,
  ...talkMatrix,
  ...roomMatrix,
  ...uploadMatrix,
  ...syncMatrix,
  ...factorMatrix,
};

/** Every other route of the server, by hand too: they tell nothing that is anybody's own. */
export const otherDoors: readonly string[] = [
  'GET /health',
  'GET /ready',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs*',
  'HEAD /api/docs*',
  'GET /api/docs/json',
  'GET /api/docs/yaml',
  'GET /sandbox/pay.js',
  'GET /sandbox/pay.css',
  'GET /sandbox/pay/:reference',
];
