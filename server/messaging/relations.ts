import { relationsToProfile } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
import { findBroadcast } from './broadcast-store.ts';
import { hasReport } from './report-store.ts';
import { findStandingIn } from './room-store.ts';
import { hasContactMessage } from './store.ts';
import { findKeeperOfMessage } from './talk-store.ts';

/** Nobody owns a contact message once it is sent: its writer has no account here. */
export const relationsToContactMessage: RelationsTo = async (db, _viewer, messageId) =>
  (await hasContactMessage(db, messageId)) ? [] : null;

/** A message is its farmer's own, and assigned to whoever looks after that farmer now, whoever wrote it. */
export const relationsToMessage: RelationsTo = async (db, viewer, messageId) => {
  const keeperId = await findKeeperOfMessage(db, messageId);
  return keeperId === null ? null : relationsToProfile(db, viewer, keeperId);
};

/** A room is its maker's own where it is a group, and everybody's in it as long as they are. */
export const relationsToRoom: RelationsTo = async (db, { accountId }, roomId) => {
  const standing = await findStandingIn(db, roomId, accountId);
  if (standing === null) return null;
  const { isMaker, isMember } = standing;
  return [...(isMaker ? (['own'] as const) : []), ...(isMember ? (['counterparty'] as const) : [])];
};

/** A report of a message is for admins alone. */
export const relationsToReport: RelationsTo = async (db, _viewer, reportId) =>
  (await hasReport(db, reportId)) ? [] : null;

/** A broadcast is its sender's own. */
export const relationsToBroadcast: RelationsTo = async (db, { accountId }, broadcastId) => {
  const found = await findBroadcast(db, broadcastId);
  if (found === null) return null;
  return found.sentBy === accountId ? ['own'] : [];
};
