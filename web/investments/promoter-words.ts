import type { OfferState, PayOrder, PromoterRecord } from '@shuka/domain/investments';
import type { WordId } from '#kit/words.tsx';

/** Where an offer stands, for those who bring, verify and decide it. */
export const offerStateWords = {
  draft: 'offers.stateDraft',
  submitted: 'offers.stateSubmitted',
  checked: 'offers.stateChecked',
  published: 'offers.statePublished',
  closed: 'offers.stateClosed',
  running: 'offers.stateRunning',
  harvested: 'offers.stateHarvested',
  settled: 'offers.stateSettled',
  unfunded: 'offers.stateUnfunded',
  withdrawn: 'offers.stateWithdrawn',
} as const satisfies Record<OfferState, WordId>;

/** What that means, and what comes next. */
export const offerNextWords = {
  draft: 'offers.nextDraft',
  submitted: 'offers.nextSubmitted',
  checked: 'offers.nextChecked',
  published: 'offers.nextPublished',
  closed: 'offers.nextClosed',
  running: 'offers.nextRunning',
  harvested: 'offers.nextHarvested',
  settled: 'offers.nextSettled',
  unfunded: 'offers.nextUnfunded',
  withdrawn: 'offers.nextWithdrawn',
} as const satisfies Record<OfferState, WordId>;

/** Who is paid first, as whoever chooses it reads it: its name, then what it means. */
export const orderNames = {
  'investors-first': 'offers.orderInvestors',
  'farmer-floor-first': 'offers.orderFarmer',
} as const satisfies Record<PayOrder, WordId>;

export const orderTexts = {
  'investors-first': 'offers.orderInvestorsText',
  'farmer-floor-first': 'offers.orderFarmerText',
} as const satisfies Record<PayOrder, WordId>;

export const recordWords = {
  running: 'offers.recordRunning',
  paid: 'offers.recordPaid',
  late: 'offers.recordLate',
  short: 'offers.recordShort',
  lost: 'offers.recordLost',
} as const satisfies Record<keyof PromoterRecord, WordId>;

export const sourceWords = {
  sale: 'offers.sourceSale',
  insurance: 'offers.sourceInsurance',
  other: 'offers.sourceOther',
} as const satisfies Record<'sale' | 'insurance' | 'other', WordId>;
