/**
 * Relations: who looks after whom, and who works for which company. Promises that a farmer has at most one extension manager
 * at a time, that the phones of the one before learn that they do no longer, and that a company's rights end with the duty.
 * An errand lets another manager visit one farm, while it lasts.
 */
import type { MergeInto } from '#kit/merging.ts';
import type { Route } from '#kit/route.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { addProcessorPicture } from './add-processor-picture.ts';
import { assignFarmers } from './assign-farmers.ts';
import { changeDuty } from './change-duty.ts';
import { checkInvitation } from './check-invitation.ts';
import { closeShift } from './close-shift.ts';
import { confirmProcessor } from './confirm-processor.ts';
import { findFarmerOfCard } from './find-farmer-of-card.ts';
import { handOverShift } from './hand-over-shift.ts';
import { inviteStaff } from './invite-staff.ts';
import { joinCompany } from './join-company.ts';
import { listAssignments } from './list-assignments.ts';
import { listLikenesses } from './list-likenesses.ts';
import { listManagers } from './list-managers.ts';
import { listMyLikenesses } from './list-my-likenesses.ts';
import { listShifts } from './list-shifts.ts';
import { listStaff } from './list-staff.ts';
import { mergeFarmers } from './merge-farmers.ts';
import { openShift } from './open-shift.ts';
import { partLikeness } from './part-likeness.ts';
import { readCompanyApplication } from './read-company-application.ts';
import { readCompany } from './read-company.ts';
import { readConsentProof } from './read-consent-proof.ts';
import { readLikeness, type FindStock } from './read-likeness.ts';
import { registerFarmer } from './register-farmer.ts';
import { registerProcessor } from './register-processor.ts';
import { relationsToCompany } from './relations-to-company.ts';
import { relationsToLikeness } from './relations-to-likeness.ts';
import { relationsToProfile } from './relations-to-profile.ts';
import { removeStaff } from './remove-staff.ts';
import { sayLikeness } from './say-likeness.ts';
import { seekLikenesses } from './seek-likenesses.ts';
import { showCompanyPaper } from './show-company-paper.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const routes = [
  listManagers,
  listAssignments,
  assignFarmers,
  registerFarmer,
  readConsentProof,
  listLikenesses,
  listMyLikenesses,
  sayLikeness,
  partLikeness,
  seekLikenesses,
  findFarmerOfCard,
  registerProcessor,
  addProcessorPicture,
  confirmProcessor,
  readCompanyApplication,
  showCompanyPaper,
  readCompany,
  listStaff,
  inviteStaff,
  withdrawInvitation,
  changeDuty,
  removeStaff,
  checkInvitation,
  acceptInvitation,
  joinCompany,
  listShifts,
  openShift,
  handOverShift,
  closeShift,
];

/** The routes that need what slices below keep of a farmer. */
export const routesOver = (below: { mergers: readonly MergeInto[]; findStock: FindStock }): Route[] => [
  readLikeness(below.findStock),
  mergeFarmers(below.mergers),
];

export const objects = { profile: relationsToProfile, likeness: relationsToLikeness, company: relationsToCompany };

export { findLikenesses, jobsOver } from './find-likenesses.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { synced } from './synced.ts';

export { everHadCare, findAssigned, findCare, findFarmersOf, hadCareOn, isAssigned, isInCareOf } from './store.ts';
export { beginErrand, endErrand, everHadErrand, findErrandOf, hadErrandOn, hasErrand } from './errand-store.ts';
export { nameKey, namePage } from './name-page.ts';
export { careOf, countCareAt, countCareOf } from './care-of.ts';
export { moveFarmers } from './move-farmers.ts';
export { relationsToCompany, relationsToProfile };
export { companyTable, findCompanies, findCompanyOf, findDuty, holdCompany, insertCompany } from './company-store.ts';
export { findCompanyNames, findOpenCompany, findOpenMills, findOwners, isOpenMill } from './mill-directory.ts';
export { findLastEntry, insertShiftEntry, wasOnShiftSince } from './shift-store.ts';
export { findStaff, insertStaff } from './staff-store.ts';
export { forgetOldInvitations } from './forget-invitations.ts';
export { findPaperKeys } from './own-data.ts';
export { queues } from './queues.ts';
export { countedCare } from './counted-care.ts';
