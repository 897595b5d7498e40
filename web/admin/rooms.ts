import type { WaitingKind } from '@shuka/domain/admin';

/** Where each kind of what waits is decided. */
export const deskOf: Readonly<Record<WaitingKind, string>> = {
  approvals: '/admin/people?state=pending',
  'contact-messages': '/admin/messages',
  grievances: '/admin/messages?kind=grievance',
  'reported-messages': '/admin/messages/reported',
  duplicates: '/admin/duplicates',
  fakes: '/admin/fakes',
  regulators: '/admin/regulators',
  roles: '/admin/roles',
  reference: '/admin/reference',
  inputs: '/admin/inputs',
  payouts: '/admin/payouts',
  reversals: '/admin/ledger',
  'money-troubles': '/admin/money-troubles',
  loans: '/admin/loans',
  'hand-ins': '/admin/loans/tills',
  'till-cases': '/admin/loans/tills',
  restructures: '/admin/loans',
  'write-offs': '/admin/loans',
  disasters: '/admin/loans/disasters',
  'payout-lists': '/admin/insurance',
  'fund-entries': '/admin/insurance',
  'rain-imports': '/admin/insurance',
  offers: '/admin/offers',
  milestones: '/admin/offers',
  issuers: '/admin/offers',
  'lost-phones': '/admin/lost-phones',
  rights: '/admin/privacy',
  incidents: '/admin/privacy',
};

/** The rooms of admins in groups, each with the address of its screen. */
export const groups = [
  {
    name: 'people',
    rooms: [
      ['people', '/admin/people'],
      ['roles', '/admin/roles'],
      ['assignments', '/admin/assignments'],
      ['zones', '/admin/zones'],
      ['agronomists', '/admin/agronomists'],
      ['duplicates', '/admin/duplicates'],
      ['regulators', '/admin/regulators'],
      ['lostPhones', '/admin/lost-phones'],
      ['imports', '/admin/imports'],
    ],
  },
  {
    name: 'messages',
    rooms: [
      ['messages', '/admin/messages'],
      ['reported', '/admin/messages/reported'],
      ['broadcasts', '/broadcasts'],
    ],
  },
  {
    name: 'money',
    rooms: [
      ['payouts', '/admin/payouts'],
      ['troubles', '/admin/money-troubles'],
      ['ledger', '/admin/ledger'],
      ['loans', '/admin/loans'],
      ['products', '/admin/loans/products'],
      ['tills', '/admin/loans/tills'],
      ['disasters', '/admin/loans/disasters'],
      ['insurance', '/admin/insurance'],
      ['offers', '/admin/offers'],
      ['pledges', '/admin/pledges'],
    ],
  },
  {
    name: 'goods',
    rooms: [
      ['prices', '/prices'],
      ['produce', '/admin/produce'],
      ['inputs', '/admin/inputs'],
      ['fakes', '/admin/fakes'],
      ['certificates', '/admin/certificates'],
    ],
  },
  {
    name: 'reference',
    rooms: [
      ['figuresOfHouse', '/admin/reference'],
      ['measures', '/admin/measures'],
      ['taskRules', '/admin/task-rules'],
      ['pests', '/admin/pests'],
      ['outbreaks', '/pests'],
      ['priceLists', '/admin/prices'],
      ['texts', '/admin/texts'],
      ['clips', '/admin/clips'],
    ],
  },
  {
    name: 'house',
    rooms: [
      ['doors', '/admin/doors'],
      ['flags', '/admin/flags'],
      ['licences', '/admin/licences'],
      ['figures', '/admin/figures'],
      ['programmes', '/admin/programmes'],
      ['audit', '/admin/audit'],
      ['privacy', '/admin/privacy'],
    ],
  },
] as const;
