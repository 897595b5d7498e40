/** Tests of the house that two servers on one database must pass as one does, each request answered by the next of them. */
export const balancerTests = [
  { what: 'signing in, codes, limits, passkeys, sessions', files: ['server/accounts', 'server/app/hardening.test.ts'] },
  { what: 'the sync, its uploads and streams', files: ['server/sync'] },
  { what: 'doors, switches and texts', files: ['server/settings', 'server/library'] },
  { what: 'lists that are brought, keys and webhooks', files: ['server/imports', 'server/integrations'] },
  { what: 'the ledger, payments and payouts', files: ['server/finance'] },
  {
    what: 'messages, phones without internet, advice',
    files: ['server/messaging', 'server/channels', 'server/advisory'],
  },
  { what: 'two servers that begin at once on an empty database', files: ['server/app/begin-together.test.ts'] },
] as const;
