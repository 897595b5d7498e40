/**
 * Loans: products, and a loan's life from asking to its last payment. Promises that what was agreed never changes, that two
 * people stand for each loan and a third pays it out, and that a payment counts once, to the kobo.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { addPaper } from './add-paper.ts';
import { answerGuarantee } from './answer-guarantee.ts';
import { answerProduce } from './answer-produce.ts';
import { answerRestructure } from './answer-restructure.ts';
import { applyForGroup } from './apply-for-group.ts';
import { applyForLoan } from './apply-for-loan.ts';
import { askReview } from './ask-review.ts';
import {
  relationsToDisaster,
  relationsToHandIn,
  relationsToLoanInCash,
  relationsToTillCase,
} from './cash-relations.ts';
import { closeTillCase } from './close-till-case.ts';
import { confirmGoods } from './confirm-goods.ts';
import { confirmTranche } from './confirm-tranche.ts';
import { creditDelivery } from './credit-delivery.ts';
import { decideDisaster } from './decide-disaster.ts';
import { decideLoan } from './decide-loan.ts';
import { decideRestructure } from './decide-restructure.ts';
import { decideWriteOff } from './decide-write-off.ts';
import { declareDisaster } from './declare-disaster.ts';
import { disburseLoan } from './disburse-loan.ts';
import { endGoodsCase } from './end-goods-case.ts';
import { findGroup } from './find-group.ts';
import { formGroup } from './form-group.ts';
import { handInCash } from './hand-in-cash.ts';
import { issueGoods } from './issue-goods.ts';
import { joinGroup } from './join-group.ts';
import { leaveGroup } from './leave-group.ts';
import { listGoodsCases } from './list-goods-cases.ts';
import { listGroups } from './list-groups.ts';
import { listGuarantees } from './list-guarantees.ts';
import { listGuarantors } from './list-guarantors.ts';
import { listLoans } from './list-loans.ts';
import { listLoansAtDesk } from './list-loans-at-desk.ts';
import { listPapers } from './list-papers.ts';
import { listDisasters } from './list-disasters.ts';
import { listPassports } from './list-passports.ts';
import { listPayIns } from './list-pay-ins.ts';
import { listProduceDue } from './list-produce-due.ts';
import { listProducts } from './list-products.ts';
import { readLoanLimits } from './read-loan-limits.ts';
import { listTillCases } from './list-till-cases.ts';
import { listTills } from './list-tills.ts';
import { nameGuarantor } from './name-guarantor.ts';
import { offerProduce } from './offer-produce.ts';
import { openPassport } from './open-passport.ts';
import { passOnLoan } from './pass-on-loan.ts';
import { payAsGuarantor } from './pay-as-guarantor.ts';
import { payForMember } from './pay-for-member.ts';
import { payLoan } from './pay-loan.ts';
import { payTranche } from './pay-tranche.ts';
import { proposeRestructure } from './propose-restructure.ts';
import { proposeWriteOff } from './propose-write-off.ts';
import { readBorrower } from './read-borrower.ts';
import { readDelinquencyFile } from './read-delinquency-file.ts';
import { readGoods } from './read-goods.ts';
import { readDelinquency } from './read-delinquency.ts';
import { readGroup } from './read-group.ts';
import { readLoanStatement } from './read-loan-statement.ts';
import { readLoan } from './read-loan.ts';
import { readPortfolio } from './read-portfolio.ts';
import { readProduce } from './read-produce.ts';
import { readRestructures } from './read-restructures.ts';
import { readTill } from './read-till.ts';
import { readTranches } from './read-tranches.ts';
import { readWriteOffs } from './read-write-offs.ts';
import { recommendLoan } from './recommend-loan.ts';
import { relationsToGroup, relationsToGuarantee, relationsToLoan, relationsToPassport } from './relations.ts';
import { removePaper } from './remove-paper.ts';
import { revokePassport } from './revoke-passport.ts';
import { setProduct } from './set-product.ts';
import { settleHandIn } from './settle-hand-in.ts';
import { showPaper } from './show-paper.ts';
import { startPayIn } from './start-pay-in.ts';
import { takeCash } from './take-cash.ts';
import { viewPassport } from './view-passport.ts';
import { withdrawLoan } from './withdraw-loan.ts';

export const routes: readonly Route[] = [
  formGroup,
  findGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  readGroup,
  applyForGroup,
  payForMember,
  listGuarantors,
  nameGuarantor,
  listGuarantees,
  answerGuarantee,
  payAsGuarantor,
  listPapers,
  addPaper,
  showPaper,
  removePaper,
  readGoods,
  issueGoods,
  confirmGoods,
  endGoodsCase,
  listGoodsCases,
  listProducts,
  readLoanLimits,
  setProduct,
  applyForLoan,
  listLoans,
  listLoansAtDesk,
  readBorrower,
  readPortfolio,
  readLoan,
  withdrawLoan,
  recommendLoan,
  askReview,
  decideLoan,
  disburseLoan,
  passOnLoan,
  payLoan,
  takeCash,
  readTill,
  handInCash,
  listTills,
  settleHandIn,
  listTillCases,
  closeTillCase,
  readTranches,
  confirmTranche,
  payTranche,
  readLoanStatement,
  openPassport,
  listPassports,
  revokePassport,
  viewPassport,
  readDelinquency,
  readDelinquencyFile,
  offerProduce,
  readProduce,
  answerProduce,
  listProduceDue,
  creditDelivery,
  declareDisaster,
  listDisasters,
  decideDisaster,
  proposeRestructure,
  readRestructures,
  decideRestructure,
  answerRestructure,
  proposeWriteOff,
  readWriteOffs,
  decideWriteOff,
  startPayIn,
  listPayIns,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  loan: relationsToLoan,
  loanGroup: relationsToGroup,
  guarantee: relationsToGuarantee,
  'loan-in-cash': relationsToLoanInCash,
  'hand-in': relationsToHandIn,
  'till-case': relationsToTillCase,
  disaster: relationsToDisaster,
  passport: relationsToPassport,
};

export { ageLoans } from './age-loans.ts';
export { jobsOf } from './loan-jobs.ts';
export { tellGuarantors } from './tell-guarantors.ts';
export { synced } from './synced.ts';
export { hasOpenLoan, keptTables, mergeInto } from './merge-into.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { insertGroup, insertMember, setGroupState } from './group-store.ts';
export { findGoodsToCount, type GoodsToCount } from './goods-to-count.ts';
export { insertGoods } from './goods-store.ts';
export { insertGuarantee, setGuarantee } from './guarantee-store.ts';
export { findLoan, insertLoan, setDecided, setPaidOut, setRecommended } from './loan-store.ts';
export { forgetOldLoanPapers } from './forget-papers.ts';
export { findPaperKeysOf, insertPaper, isLoanPaper, paperExtension } from './paper-store.ts';
export { insertPassport } from './passport-store.ts';
export { insertProduct } from './product-store.ts';
export { openTillCase } from './till-case-store.ts';
export { holdTill, insertHandIn, setTill } from './till-store.ts';
export { insertAgreement, setAnswer } from './produce-store.ts';
export { insertDisaster, setDisasterDecided } from './disaster-store.ts';
export { insertRestructure, setRestructureDecided } from './restructure-store.ts';
export { insertWriteOff } from './write-off-store.ts';
export { queues } from './queues.ts';
export { countedLoans } from './counted-loans.ts';
