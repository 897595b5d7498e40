/* Second factors and sign-ins: authenticator apps, passkeys, codes on paper, passwords, and what is told of new devices. */
import { addPasskey } from './add-passkey.ts';
import { askPasskeyProof } from './ask-passkey-proof.ts';
import { askPasskey } from './ask-passkey.ts';
import { changePassword } from './change-password.ts';
import { denySignIn } from './deny-sign-in.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { proveByCode } from './prove-by-code.ts';
import { proveByPasskey } from './prove-by-passkey.ts';
import { readFactorDemand } from './read-factor-demand.ts';
import { readFactors } from './read-factors.ts';
import { removeApp } from './remove-app.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { setFactorDemand } from './set-factor-demand.ts';

export const factorRoutes = [
  readFactors,
  removeApp,
  makeRecoveryCodes,
  proveByCode,
  readFactorDemand,
  setFactorDemand,
  askPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  askPasskeyProof,
  proveByPasskey,
  listSessions,
  endSession,
  endOtherSessions,
  denySignIn,
  changePassword,
];
