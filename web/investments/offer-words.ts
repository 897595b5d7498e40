import type {
  Availability,
  BudgetLine,
  HoldingState,
  HoldingStatus,
  Milestone,
  Offer,
  OfferTerms,
  PayOrder,
  Risk,
  TrancheState,
} from '@shuka/domain/investments';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { WordId } from '#kit/words.tsx';

export const riskWords = {
  low: 'investments.riskLow',
  medium: 'investments.riskMedium',
  high: 'investments.riskHigh',
} as const satisfies Record<Risk, WordId>;

export const insuranceWords = {
  none: 'investments.insuranceNone',
  'weather-index': 'investments.insuranceWeather',
  'area-yield': 'investments.insuranceYield',
  other: 'investments.insuranceOther',
} as const satisfies Record<OfferTerms['insurance'], WordId>;

/** Who is paid first, in a sentence. */
export const orderWords = {
  'investors-first': 'investments.orderInvestors',
  'farmer-floor-first': 'investments.orderFloor',
} as const satisfies Record<PayOrder, WordId>;

export const budgetWords = {
  seed: 'investments.lineSeed',
  labour: 'investments.lineLabour',
  fertilizer: 'investments.lineFertilizer',
  herbicide: 'investments.lineHerbicide',
  pesticide: 'investments.linePesticide',
  others: 'investments.lineOthers',
} as const satisfies Record<BudgetLine['line'], WordId>;

/** The stages of inspections. */
export const stageWords = {
  'pre-planting': 'inspection.stage.pre-planting',
  'mid-season': 'inspection.stage.mid-season',
  harvest: 'inspection.stage.harvest',
  'post-harvest': 'inspection.stage.post-harvest',
} as const satisfies Record<NonNullable<Milestone['stage']>, WordId>;

/** The three words of the specification, and their colours: green, yellow, red. */
export const availabilityLooks = {
  available: { says: 'investments.available', tone: 'good' },
  low: { says: 'investments.low', tone: 'warn' },
  closed: { says: 'investments.closed', tone: 'bad' },
} as const satisfies Record<Availability, { says: WordId; tone: string }>;

/** Green, yellow, grey; what came to nothing is grey too. */
export const statusLooks = {
  active: { says: 'investments.active', tone: 'good' },
  pending: { says: 'investments.pending', tone: 'warn' },
  completed: { says: 'investments.completed', tone: 'quiet' },
  ended: { says: 'investments.ended', tone: 'quiet' },
} as const satisfies Record<HoldingStatus, { says: WordId; tone: string }>;

/** The same on a card, where what is active is called ongoing; specification, section 4. */
export const cardLooks = {
  ...statusLooks,
  active: { says: 'investments.ongoing', tone: 'good' },
} as const satisfies Record<HoldingStatus, { says: WordId; tone: string }>;

/** Where a holding stands, in a sentence. */
export const stateWords = {
  interest: 'investments.isInterest',
  pledged: 'investments.isPledged',
  paid: 'investments.isPaid',
  active: 'investments.isActive',
  completed: 'investments.isCompleted',
  cancelled: 'investments.isCancelled',
  expired: 'investments.isExpired',
  refunded: 'investments.isRefunded',
} as const satisfies Record<HoldingState, WordId>;

export const trancheWords = {
  planned: 'investments.tranchePlanned',
  asked: 'investments.trancheAsked',
  verified: 'investments.trancheVerified',
  released: 'investments.trancheReleased',
} as const satisfies Record<TrancheState, WordId>;

/** 'Bichi, Kano'. */
export const placeText = ({ lga, stateCode }: { readonly lga: string; readonly stateCode: string }): string =>
  [lga, stateName(stateCode)].filter((part) => part !== '').join(', ');

/** How an offer came out for its investors. */
export const resultWords = {
  paid: 'investments.overPaid',
  late: 'investments.overLate',
  short: 'investments.overShort',
  lost: 'investments.overLost',
} as const satisfies Record<NonNullable<Offer['result']>, WordId>;
