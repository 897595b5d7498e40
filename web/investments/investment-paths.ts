const under = '/Investors';

/** Where investors find what farms offer, what they hold, and their wallet. */
export const investmentPaths = {
  dashboard: '/investordashboard',
  farms: `${under}/Farms`,
  holdings: `${under}/OngoingInvestments`,
  offers: `${under}/AvailableInvestments`,
  /** Links elsewhere lead here too (spec, section 2). */
  available: '/available-investments',
  wallet: `${under}/Wallet`,
  bank: `${under}/Wallet/bank`,
  holding: (id: string): string => `${under}/OngoingInvestments/${id}`,
  offer: (id: string): string => `${under}/AvailableInvestments/${id}`,
  invest: (id: string): string => `${under}/AvailableInvestments/${id}/invest`,
} as const;
