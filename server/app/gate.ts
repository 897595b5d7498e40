import { readOpenDoors } from '#settings';
import type { House } from '#kit/http.ts';
import { isRead } from '#kit/route.ts';
import type { Pool } from '#kit/db.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { holdFor } from '#kit/hold-for.ts';

/** What stays possible while the platform is closed: signing in and out, a phone making itself known, writing to the staff, following updates, hearing of money that was paid. */
const alwaysOpen = new Set([
  'accounts.signIn',
  'accounts.signOut',
  'accounts.setUpSecondFactor',
  'accounts.proveSecondFactor',
  'accounts.askPasskeyProof',
  'accounts.proveByPasskey',
  'accounts.proveByCode',
  'accounts.denySignIn',
  'accounts.endSession',
  'accounts.endOtherSessions',
  'sync.registerDevice',
  'sync.askChallenge',
  'sync.renewSession',
  'messaging.sendContactMessage',
  'messaging.followUpdates',
  'messaging.stopFollowing',
  'finance.receivePaymentEvent',
]);

/** How long an answer about what is open may be old, so that not each write asks the database. */
const doorMillis = 2000;

/** Refuses writes while an admin keeps the platform closed; admins go on, and everyone may still read. */
export const maintenanceGate = (pool: Pool): House['gate'] => {
  const doors = holdFor(doorMillis, () => readOpenDoors(pool));
  return async (route, viewer) => {
    const isLetThrough =
      isRead(route.contract) || alwaysOpen.has(route.contract.name) || viewer?.roles.includes('admin');
    if (!isLetThrough && !(await doors()).platform) throw new Problem('maintenance');
  };
};
