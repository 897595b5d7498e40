/** The house in one list: the slices that are built, in order. A slice may import only those above it. */
const slices = [
  {
    name: 'settings',
    purpose: 'reference data with source and date; registration, maintenance and licence switches',
  },
  {
    name: 'accounts',
    purpose: 'people, roles, sign-up by one-time code, sign-in, sessions, reset, profiles',
  },
  { name: 'relations', purpose: 'who looks after whom: assignments of farmers to extension managers' },
  { name: 'messaging', purpose: 'contact messages, conversations, notifications' },
  { name: 'farms', purpose: 'farms, plots, photos' },
  { name: 'seasons', purpose: 'what grows where: seasons, activities, harvests in local units, tasks' },
  {
    name: 'finance',
    purpose: 'each person’s book of income and expense, statements; the ledger of the platform’s money',
  },
  { name: 'extension', purpose: 'visits, advice, requests for them, open issues' },
  { name: 'reports', purpose: 'cost lines and totals, inspections, farm reports, documents' },
  { name: 'advisory', purpose: 'weather of land, crop calendar, water, fertiliser plans' },
  { name: 'library', purpose: 'articles that agronomists write and review, sent to farmers and kept on their phones' },
  { name: 'lots', purpose: 'produce lots: birth at harvest, split, join, move; mass balance' },
  { name: 'marketplace', purpose: 'agri-businesses' },
  {
    name: 'processing',
    purpose: 'what mills take in at the gate; requests, jobs, products, stock and sales of a mill',
  },
  { name: 'loans', purpose: 'what is lent on which terms, a loan from asking to its last payment, what is late' },
  {
    name: 'insurance',
    purpose: 'covers of plots that pay by rain or by the yield of an area: products, premiums, payout lists',
  },
  {
    name: 'supervision',
    purpose: 'zones and their supervisors, the board of managers, coaching notes, hand-over, the yearly return',
  },
  {
    name: 'investments',
    purpose: 'farms that seek funds, offers, holdings, milestones and evidence, returns',
  },
  {
    name: 'traceability',
    purpose: 'what happened to lots from plot to plate: events, EPCIS, codes, the tamper-evident log',
  },
  { name: 'channels', purpose: 'the same account from a phone without internet: USSD and SMS' },
  { name: 'figures', purpose: 'what is counted of states and LGAs: indicators, their files, and figures by mail' },
  { name: 'imports', purpose: 'lists brought from elsewhere: tried, confirmed, written once, taken back' },
  {
    name: 'integrations',
    purpose: 'what programs of organisations are let in with and told: keys, what they read, webhooks',
  },
  { name: 'admin', purpose: 'what waits for the admins of the house, across all slices, oldest first' },
  {
    name: 'privacy',
    purpose: 'the audit log sealed and searched; what the law on personal data asks: requests, register, incidents',
  },
  { name: 'sync', purpose: 'push, pull, grants, refusals, devices, uploads' },
];

/** The folders of each room that are not slices: shared machinery, the top of the room, and what is not code. */
const machinery = {
  domain: ['kit'],
  server: ['app', 'kit', 'migrations', 'words', 'world'],
  web: ['app', 'kit', 'pictures', 'site', 'words'],
};

module.exports = { slices, machinery };
