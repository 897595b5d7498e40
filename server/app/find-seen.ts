import { findSignedInSince } from '#accounts';
import type { FindSeen } from '#messaging';
import { findPhonesSeenSince } from '#sync';

/** Who was here since a moment: by a sign-in, or by a phone of theirs that asked for news. */
export const findSeen: FindSeen = async (db, accountIds, since) =>
  new Set([...(await findSignedInSince(db, accountIds, since)), ...(await findPhonesSeenSince(db, accountIds, since))]);
