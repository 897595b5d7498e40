/* The part of the matrix that is about the gates of mills; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** The processor of the matrix owns a company, and so is a clerk of it too; another's is as if it were not there. */
const ofCompany = (status: number): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

export const gateMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/companies/{companyId}/scales': ofCompany(201),
  'POST /api/companies/{companyId}/formulas': ofCompany(201),
  'GET /api/companies/{companyId}/suppliers': ofCompany(200),
  'POST /api/companies/{companyId}/arrivals': ofCompany(201),
  'POST /api/companies/{companyId}/arrivals/{arrivalId}/end': ofCompany(201),
  'GET /api/companies/{companyId}/deliveries': ofCompany(200),
  'POST /api/companies/{companyId}/deliveries': ofCompany(201),
  'POST /api/companies/{companyId}/deliveries/{deliveryId}/void': ofCompany(201),
  'POST /api/companies/{companyId}/deliveries/{deliveryId}/void-word': ofCompany(201),
  'POST /api/companies/{companyId}/deliveries/{deliveryId}/payment': ofCompany(201),
  'POST /api/companies/{companyId}/deliveries/{deliveryId}/answers': ofCompany(201),
  /** The farmer who delivered, and the manager who looks after them. */
  'POST /api/deliveries/{deliveryId}/disputes': {
    own: '        .   201 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
    other: '      401 404 404 403 403 403 403 403',
    missing: '    401 404 404 403 403 403 403 403',
    malformed: '  401 400 400 403 403 403 403 403',
  },
  'POST /api/deliveries/{deliveryId}/payment-word': {
    own: '        .   201 .   .   .   .   .   .  ',
    other: '      401 404 403 403 403 403 403 403',
    missing: '    401 404 403 403 403 403 403 403',
    malformed: '  401 400 403 403 403 403 403 403',
  },
  'GET /api/receipts/{deliveryId}/check': { any: '200 200 200 200 200 200 200 200' },
};
