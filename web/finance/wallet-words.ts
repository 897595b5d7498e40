import type {
  LedgerAccountKind,
  LedgerRule,
  MoveKind,
  PayoutSaying,
  PayoutState,
  PayoutTrouble,
  ReversalState,
  TroubledMoney,
  troubleStates,
} from '@shuka/domain/finance';
import type { WordId } from '#kit/words.tsx';

/** What a move of a wallet was for, as its owner calls it. */
export const moveWords = {
  'top-up': 'wallet.moveTopUp',
  payout: 'wallet.movePayout',
  'payout-sent': 'wallet.movePayout',
  pledge: 'wallet.movePledge',
  tranche: 'wallet.moveTranche',
  repayment: 'wallet.moveRepayment',
  return: 'wallet.moveReturn',
  loan: 'wallet.moveLoan',
  'loan-repayment': 'wallet.moveLoanRepayment',
  'loan-loss': 'wallet.moveLoanLoss',
  'loan-recovery': 'wallet.moveLoanRecovery',
  'hand-in': 'wallet.moveHandIn',
  refund: 'wallet.moveRefund',
  fee: 'wallet.moveFee',
  'provider-fee': 'wallet.moveProviderFee',
  premium: 'wallet.movePremium',
  'cover-payout': 'wallet.moveCoverPayout',
  'cover-fund': 'wallet.moveCoverFund',
  transfer: 'wallet.moveTransfer',
  reversal: 'wallet.moveReversal',
} as const satisfies Record<MoveKind, WordId>;

export const payoutWords = {
  asked: 'wallet.payoutIsAsked',
  approved: 'wallet.payoutIsApproved',
  sending: 'wallet.payoutIsSending',
  sent: 'wallet.payoutIsSent',
  failed: 'wallet.payoutHasFailed',
  refused: 'wallet.payoutIsRefused',
  returned: 'wallet.payoutIsReturned',
} as const satisfies Record<PayoutState, WordId>;

export const troubleWords = {
  'bank-changed': 'wallet.troubleBankChanged',
  'bank-refused': 'wallet.troubleBankRefused',
  'paid-after-return': 'wallet.troublePaidAfterReturn',
} as const satisfies Record<PayoutTrouble, WordId>;

/** What a payment provider says of a payout when it is asked. */
export const sayingWords = {
  nothing: 'wallet.saidNothing',
  pending: 'wallet.saidPending',
  sent: 'wallet.saidSent',
  failed: 'wallet.saidFailed',
} as const satisfies Record<PayoutSaying, WordId>;

/** The same for the staff, as names of states. */
export const payoutNames = {
  asked: 'wallet.stateAsked',
  approved: 'wallet.stateApproved',
  sending: 'wallet.stateSending',
  sent: 'wallet.stateSent',
  failed: 'wallet.stateFailed',
  refused: 'wallet.stateRefused',
  returned: 'wallet.stateReturned',
} as const satisfies Record<PayoutState, WordId>;

export const ruleWords = {
  'balances-sum-to-nothing': 'wallet.ruleSum',
  'balance-is-sum-of-moves': 'wallet.ruleBalance',
  'none-overdrawn': 'wallet.ruleOverdrawn',
  'moves-without-a-hole': 'wallet.ruleHole',
  'moves-balanced': 'wallet.ruleBalanced',
  'reversals-exact-and-once': 'wallet.ruleReversal',
  'moves-in-the-audit': 'wallet.ruleAudit',
  'ids-unique': 'wallet.ruleIds',
} as const satisfies Record<LedgerRule, WordId>;

/** Where money is, as the staff reads it; each has a `name`. */
export const sideWords = {
  wallet: 'wallet.sideWallet',
  escrow: 'wallet.sideEscrow',
  platform: 'wallet.sidePlatform',
  clearing: 'wallet.sideClearing',
  cost: 'wallet.sideCost',
} as const satisfies Record<LedgerAccountKind, WordId>;

export const reversalWords = {
  asked: 'wallet.reversalIsAsked',
  agreed: 'wallet.reversalIsAgreed',
  refused: 'wallet.reversalIsRefused',
} as const satisfies Record<ReversalState, WordId>;

/** What money came to that only a person can put right. */
export const moneyTroubleWords = {
  'wrong-amount': 'wallet.troubleWrongAmount',
  'wrong-currency': 'wallet.troubleWrongCurrency',
  'refund-not-covered': 'wallet.troubleRefundNotCovered',
  'paid-after-return': 'wallet.troublePaidAfterReturn',
} as const satisfies Record<TroubledMoney['trouble'], WordId>;

export const aboutWords = {
  payment: 'wallet.troubleOfPayment',
  payout: 'wallet.troubleOfPayout',
} as const satisfies Record<TroubledMoney['about'], WordId>;

export const troubleStateWords = {
  open: 'wallet.troubleIsOpen',
  settled: 'wallet.troubleIsSettled',
} as const satisfies Record<(typeof troubleStates)[number], WordId>;
