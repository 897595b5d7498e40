/** Accounts: sign-up, sign-in, sessions and people. Promises that no answer tells whether an address is registered. */
import { addSignUpPhoto } from './add-sign-up-photo.ts';
import { completeRegistration } from './complete-registration.ts';
import { checkResetCode } from './check-reset-code.ts';
import { confirmInvestor } from './confirm-investor.ts';
import { decidePerson } from './decide-person.ts';
import { endSession } from './end-session.ts';
import { listPeople } from './list-people.ts';
import { listSessions } from './list-sessions.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { readMe } from './read-me.ts';
import { readPersonPhoto } from './read-person-photo.ts';
import { registerFarmer } from './register-farmer.ts';
import { registerInvestor } from './register-investor.ts';
import { relationsToAccount } from './relations.ts';
import { requestOtp } from './request-otp.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
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
];

export const objects = { account: relationsToAccount };

export { synced } from './synced.ts';
export { findViewer } from './session-store.ts';
export { findAccount, findAccountByEmail, insertAccount } from './store.ts';
export { findNamedPeople, findNames, holdPeople, type NamedPerson } from './named-people.ts';
export { startSession } from './start-session.ts';
export { isCommonPassword } from './common-passwords.ts';
export { readPhone } from './phone.ts';
export { codeAt, openFactor, sealFactor } from './second-factor.ts';
