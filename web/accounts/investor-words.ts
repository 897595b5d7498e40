import type { InvestorText, InvestorType, RiskAnswer, RiskBand, RiskQuestion } from '@shuka/domain/accounts';
import type { WordId } from '#kit/words.tsx';

export const investorTypeWords = {
  retail: 'investor.typeRetail',
  'high-net-worth': 'investor.typeWealthy',
  institution: 'investor.typeInstitution',
} as const satisfies Record<InvestorType, WordId>;

export const bandWords = {
  cautious: 'investor.bandCautious',
  balanced: 'investor.bandBalanced',
  bold: 'investor.bandBold',
} as const satisfies Record<RiskBand, WordId>;

/** Each question of the risk test, and its answers. */
export const questionWords = {
  loseAll: {
    asks: 'investor.loseAll',
    low: 'investor.loseAllLow',
    middle: 'investor.loseAllMiddle',
    high: 'investor.loseAllHigh',
  },
  late: { asks: 'investor.late', low: 'investor.lateLow', middle: 'investor.lateMiddle', high: 'investor.lateHigh' },
  share: {
    asks: 'investor.share',
    low: 'investor.shareLow',
    middle: 'investor.shareMiddle',
    high: 'investor.shareHigh',
  },
  badYear: {
    asks: 'investor.badYear',
    low: 'investor.badYearLow',
    middle: 'investor.badYearMiddle',
    high: 'investor.badYearHigh',
  },
  before: {
    asks: 'investor.before',
    low: 'investor.beforeLow',
    middle: 'investor.beforeMiddle',
    high: 'investor.beforeHigh',
  },
} as const satisfies Record<RiskQuestion, Record<RiskAnswer | 'asks', WordId>>;

/** The texts an investor agrees to. */
export const textWords = {
  risk: 'investor.textRisk',
  data: 'investor.textData',
  noPromise: 'investor.textNoPromise',
} as const satisfies Record<InvestorText, WordId>;
