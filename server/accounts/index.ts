/** Accounts: sign-up, sign-in, sessions and people. Promises that no answer tells whether an address is registered. */
import { addSignUpPhoto } from './add-sign-up-photo.ts';
import { closeAccount } from './close-account.ts';
import { completeRegistration } from './complete-registration.ts';
import { checkResetCode } from './check-reset-code.ts';
import { confirmContactChange } from './confirm-contact-change.ts';
import { confirmInvestor } from './confirm-investor.ts';
import { decidePerson } from './decide-person.ts';
import { endSession } from './end-session.ts';
import { listPeople } from './list-people.ts';
import { listSessions } from './list-sessions.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { readIdentity } from './read-identity.ts';
import { readMe } from './read-me.ts';
import { readMyData } from './read-my-data.ts';
import { readPersonPhoto } from './read-person-photo.ts';
import { registerFarmer } from './register-farmer.ts';
import { registerInvestor } from './register-investor.ts';
import { relationsToAccount } from './relations.ts';
import { removeIdentityNumber } from './remove-identity-number.ts';
import { renewCard } from './renew-card.ts';
import { requestContactChange } from './request-contact-change.ts';
import { requestOtp } from './request-otp.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { revealIdentity } from './reveal-identity.ts';
import { reviseProfile } from './revise-profile.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { saveIdentityNumber } from './save-identity-number.ts';
import { sayConsent } from './say-consent.ts';
import { setProfilePhoto } from './set-profile-photo.ts';
import { settleProfileClash } from './settle-profile-clash.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { verifyToken } from './verify-token.ts';

export const routes = [
  signIn,
  registerFarmer,
  verifyToken,
  requestOtp,
  completeRegistration,
  readMe,
  signOut,
  listSessions,
  endSession,
  requestReset,
  checkResetCode,
  resetPassword,
  setUpSecondFactor,
  proveSecondFactor,
  registerInvestor,
  addSignUpPhoto,
  confirmInvestor,
  readPersonPhoto,
  listPeople,
  decidePerson,
  renewCard,
  reviseProfile,
  settleProfileClash,
  setProfilePhoto,
  sayConsent,
  readIdentity,
  saveIdentityNumber,
  removeIdentityNumber,
  saveBankAccount,
  revealIdentity,
  requestContactChange,
  confirmContactChange,
  closeAccount,
];

export const objects = { account: relationsToAccount };

/** Over what all slices tell of a person. */
export { readMyData };

export { synced } from './synced.ts';
export { setAside } from './set-profile-aside.ts';
export { exportFor } from './export-for.ts';
export type { RecordsOf } from './read-my-data.ts';
export { eraseFor } from './erase-for.ts';
export { claimErasure, findDue } from './closing-store.ts';
export { hasConsent, insertConsent } from './consent-store.ts';
export { keepEntry } from './identity-store.ts';
export { sealNumber, twinHashOf } from './vault.ts';
export { isPortrait, keepProfile } from './profile-store.ts';
export { findViewer } from './session-store.ts';
export { findAccount, findAccountByEmail, insertAccount } from './store.ts';
export { findNamedPeople, findNames, holdPeople, type NamedPerson } from './named-people.ts';
export { startSession } from './start-session.ts';
export { isCommonPassword } from './common-passwords.ts';
export { readPhone } from './phone.ts';
export { codeAt, openFactor, sealFactor } from './second-factor.ts';
