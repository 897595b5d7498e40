/** Accounts: sign-up, sign-in, sessions and people. Promises that no answer tells whether an address is registered. */
import { addApplicantPicture } from './add-applicant-picture.ts';
import { addFarmerPhone } from './add-farmer-phone.ts';
import { addPushPhone } from './add-push-phone.ts';
import { addSignUpPhoto } from './add-sign-up-photo.ts';
import { answerContact } from './answer-contact.ts';
import { askContact } from './ask-contact.ts';
import { checkPhoneCode } from './check-phone-code.ts';
import { checkResetCode } from './check-reset-code.ts';
import { claimAccount } from './claim-account.ts';
import { closeAccount } from './close-account.ts';
import { completeRegistration } from './complete-registration.ts';
import { confirmContactChange } from './confirm-contact-change.ts';
import { confirmInvestor } from './confirm-investor.ts';
import { confirmManager } from './confirm-manager.ts';
import { decidePerson } from './decide-person.ts';
import { denyAccount } from './deny-account.ts';
import { dropPushPhone } from './drop-push-phone.ts';
import { factorRoutes } from './factor-routes.ts';
import { fileInvestor } from './file-investor.ts';
import { listContactRequests } from './list-contact-requests.ts';
import { listExtensionWorkers } from './list-extension-workers.ts';
import { listPeople } from './list-people.ts';
import { listShownFarmers } from './list-shown-farmers.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { readApplication } from './read-application.ts';
import { readClaim } from './read-claim.ts';
import { readExtensionWorker } from './read-extension-worker.ts';
import { readIdentity } from './read-identity.ts';
import { readInvestorFile } from './read-investor-file.ts';
import { readInvestorHistory } from './read-investor-history.ts';
import { readInvestorProfile } from './read-investor-profile.ts';
import { readMe } from './read-me.ts';
import { readMyData } from './read-my-data.ts';
import { readNotices } from './read-notices.ts';
import { readPersonPhoto } from './read-person-photo.ts';
import { readProcessorProfile } from './read-processor-profile.ts';
import { readShown } from './read-shown.ts';
import { readShownToMills } from './read-shown-to-mills.ts';
import { registerFarmer } from './register-farmer.ts';
import { registerInvestor } from './register-investor.ts';
import { registerManager } from './register-manager.ts';
import { relationsToAccount, relationsToContactRequest } from './relations.ts';
import { removeIdentityNumber } from './remove-identity-number.ts';
import { renewCard } from './renew-card.ts';
import { requestContactChange } from './request-contact-change.ts';
import { requestOtp } from './request-otp.ts';
import { requestPhoneCode } from './request-phone-code.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { revealIdentity } from './reveal-identity.ts';
import { reviseInvestorProfile } from './revise-investor-profile.ts';
import { reviseProcessorProfile } from './revise-processor-profile.ts';
import { reviseProfile } from './revise-profile.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { saveIdentityNumber } from './save-identity-number.ts';
import { saveNotices } from './save-notices.ts';
import { sayConsent } from './say-consent.ts';
import { sayForChild } from './say-for-child.ts';
import { setInvestorPhoto } from './set-investor-photo.ts';
import { setProcessorPhoto } from './set-processor-photo.ts';
import { setProfilePhoto } from './set-profile-photo.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { settleProfileClash } from './settle-profile-clash.ts';
import { showIdDocument } from './show-id-document.ts';
import { showToInvestors } from './show-to-investors.ts';
import { showToMills } from './show-to-mills.ts';
import { signInByPhone } from './sign-in-by-phone.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { verifyToken } from './verify-token.ts';

export const routes = [
  signIn,
  registerFarmer,
  ...factorRoutes,
  verifyToken,
  requestOtp,
  completeRegistration,
  readMe,
  signOut,
  requestReset,
  checkResetCode,
  resetPassword,
  setUpSecondFactor,
  proveSecondFactor,
  registerInvestor,
  addSignUpPhoto,
  confirmInvestor,
  registerManager,
  addApplicantPicture,
  confirmManager,
  readApplication,
  showIdDocument,
  readPersonPhoto,
  listPeople,
  decidePerson,
  renewCard,
  reviseProfile,
  settleProfileClash,
  setProfilePhoto,
  sayConsent,
  sayForChild,
  readIdentity,
  saveIdentityNumber,
  removeIdentityNumber,
  saveBankAccount,
  revealIdentity,
  readNotices,
  saveNotices,
  addPushPhone,
  dropPushPhone,
  requestContactChange,
  confirmContactChange,
  requestPhoneCode,
  checkPhoneCode,
  signInByPhone,
  readClaim,
  claimAccount,
  denyAccount,
  addFarmerPhone,
  fileInvestor,
  readInvestorFile,
  readInvestorHistory,
  readInvestorProfile,
  reviseInvestorProfile,
  setInvestorPhoto,
  listShownFarmers,
  readShown,
  showToInvestors,
  askContact,
  listContactRequests,
  answerContact,
  readProcessorProfile,
  reviseProcessorProfile,
  setProcessorPhoto,
  readShownToMills,
  showToMills,
  listExtensionWorkers,
  readExtensionWorker,
];
export const objects = { account: relationsToAccount, 'contact-request': relationsToContactRequest };

/** Over what all slices tell of a person, and what others depend on. */
export { closeAccount, readMyData };
export type { FindBar } from './close-account.ts';
export { synced } from './synced.ts';
export { setAside } from './set-profile-aside.ts';
export { exportFor } from './export-for.ts';
export type { RecordsOf } from './read-my-data.ts';
export { eraseFor } from './erase-for.ts';
export { claimErasure, findDue, putOffErasure } from './closing-store.ts';
export { hasConsent, insertConsent } from './consent-store.ts';
export { findSealed, keepEntry } from './identity-store.ts';
export { languageOfAccount } from './account-language.ts';
export { findLanguages, tellOwner, writeToOwner } from './owner-letters.ts';
export { findPayoutBank, openPayoutNumber } from './payout-bank.ts';
export { findProfile, keepPortrait, keepProfile } from './profile-store.ts';
export * from './applicant-pictures.ts';
export { keepApplicantPicture } from './add-applicant-picture.ts';
export * from './change-roles.ts';
export { checkPassword } from './check-password.ts';
export { hashNewPassword } from './hash-new-password.ts';
export { confirmSignUp } from './confirm-sign-up.ts';
export { rowOf } from './decide-person.ts';
export { insertMillWord } from './mill-word-store.ts';
export { openStaffAccount } from './open-staff-account.ts';
export { demandFlag, personOf } from './read-me.ts';
export { findProcessorPapers, insertProcessorPapers, type ProcessorPapers } from './processor-papers-store.ts';
export { beginSignUp } from './send-code.ts';
export { signUpOf } from './sign-up-of.ts';
export * from './letters.ts';
export { findApplication, insertApplication } from './application-store.ts';
export { forgetOldPapers } from './forget-papers.ts';
export { findCardCode, findFarmerRow } from './card-store.ts';
export * from './session-doors.ts';
export { findAccount, findAccountByEmail, holdAccount, insertAccount, isActive } from './store.ts';
export * from './named-people.ts';
export { countVillages, findLivingIn, findPlaces, livingAs, placeTable } from './places-store.ts';
export { demandPassword } from './demand-password.ts';
export { startSession } from './start-session.ts';
export { isCommonPassword } from './common-passwords.ts';
export { findFarmersOfPhone, findFarmersOfPhones, openFarmerOfPhone, type FarmerOfPhone } from './farmers-of-phone.ts';
export { findFarmerIdsOfPhone, isPhoneOfSomebody, isPhoneProved } from './phone-store.ts';
export { proofExtension } from './proof-file.ts';
export * from './assisted-doors.ts';
export { findAdmins } from './find-admins.ts';
export { heldNotice, isPostAway, jobsOf, newsOf, sendNotice, type Notice } from './send-notice.ts';
export { tellPerson } from './tell-person.ts';
export { readPhone } from './phone.ts';
export * from './sealed-doors.ts';
export { findCardCodes, findHolderOfCard, findMerged, findStanding } from './merged-store.ts';
export { mergeAccounts, type AccountWas } from './merge-accounts.ts';
export * from './likeness-facts.ts';
export * from './investor-file-store.ts';
export { insertShownWord, isShown } from './shown-store.ts';
export { queues } from './queues.ts';
export * from './privacy-doors.ts';
export { countedPeople, findFarmerIdsAfter } from './counted-people.ts';
