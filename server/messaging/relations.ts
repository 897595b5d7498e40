import { relationsToProfile } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
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
