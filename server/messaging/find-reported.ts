import type { ReportedKind } from '@shuka/domain/messaging';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { relationsToProfile } from '#relations';
import type { Db } from '#kit/db.ts';
import { findPost } from './post-store.ts';
import { findReportable } from './report-store.ts';
import { findStandingIn } from './room-store.ts';

type Reported = {
  readonly writerId: string;
  readonly writerName: string;
  readonly text: string;
  readonly hasMore: boolean;
};

const inConversation = async (db: Db, viewer: Viewer, messageId: string): Promise<Reported | null> => {
  const found = await findReportable(db, messageId);
  if (found === null) return null;
  const held = (await relationsToProfile(db, viewer, found.keeperId)) ?? [];
  return held.length === 0 ? null : found;
};

const inRoom = async (db: Db, { accountId }: Viewer, postId: string): Promise<Reported | null> => {
  const found = await findPost(db, postId);
  if (found === null || !(await findStandingIn(db, found.roomId, accountId))?.isMember) return null;
  return { ...found, hasMore: false };
};

/** A message that somebody can read and did not write; null for any other. */
export const findReported = async (
  db: Db,
  viewer: Viewer,
  kind: ReportedKind,
  id: string,
): Promise<Reported | null> => {
  const found = await (kind === 'post' ? inRoom : inConversation)(db, viewer, id);
  return found?.writerId === viewer.accountId ? null : found;
};
