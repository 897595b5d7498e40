import { sayConsent } from './consent-contract.ts';
import { reviseProfile, setProfilePhoto, settleProfileClash } from './profile-contract.ts';

/** The acts of this slice that phones keep; by name, so that signing in does not load what only they need. */
export const queuedOfAccounts = [reviseProfile, settleProfileClash, setProfilePhoto, sayConsent] as const;
