/**
 * Messaging: what people write to the staff, farmers and those who look after them to each other, groups among themselves,
 * and two whom a bargain ties. Promises that a message once taken is kept as it was written, that nobody reads what they are
 * no member of, and that one to the staff is answered at most once.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { addMember } from './add-member.ts';
import { answerContactMessage } from './answer-contact-message.ts';
import { followUpdates } from './follow-updates.ts';
import { listContactMessages } from './list-contact-messages.ts';
import { markConversation } from './mark-conversation.ts';
import { readMessagePhoto } from './read-message-photo.ts';
import {
  relationsToBroadcast,
  relationsToContactMessage,
  relationsToMessage,
  relationsToReport,
  relationsToRoom,
} from './relations.ts';
import type { FindTies } from './find-ties.ts';
import { jobsOf as letterJobs } from './letters.ts';
import { passOnJobs } from './pass-on-overdue.ts';
import { reachJobs, type FindSeen } from './reach-offline.ts';
import { listBroadcasts } from './list-broadcasts.ts';
import { listNews } from './list-news.ts';
import { previewBroadcast } from './preview-broadcast.ts';
import { sendBroadcast } from './send-broadcast.ts';
import { broadcastJobs } from './send-to-many.ts';
import { stopBroadcast } from './stop-broadcast.ts';
import { blockPerson } from './block-person.ts';
import { decideMessageReport } from './decide-message-report.ts';
import { leaveRoom } from './leave-room.ts';
import { listBlocks } from './list-blocks.ts';
import { listMessageReports } from './list-message-reports.ts';
import { listPartners } from './list-partners.ts';
import { listPosts } from './list-posts.ts';
import { listRooms } from './list-rooms.ts';
import { makeGroup } from './make-group.ts';
import { markRoom } from './mark-room.ts';
import { openPair } from './open-pair.ts';
import { readMessageVoice } from './read-message-voice.ts';
import { readRoom } from './read-room.ts';
import { removeMember } from './remove-member.ts';
import { reportMessage } from './report-message.ts';
import { sendVoice } from './send-voice.ts';
import { unblockPerson } from './unblock-person.ts';
import { writePost } from './write-post.ts';

import { sendContactMessage } from './send-contact-message.ts';
import { sendMessage } from './send-message.ts';
import { stopFollowing } from './stop-following.ts';
import { stopLetters } from './stop-letters.ts';
import { takeContactMessage } from './take-contact-message.ts';

export const routes: readonly Route[] = [
  sendContactMessage,
  listContactMessages,
  answerContactMessage,
  takeContactMessage,
  followUpdates,
  stopFollowing,
  stopLetters,
  sendMessage,
  markConversation,
  readMessagePhoto,
  sendVoice,
  readMessageVoice,
  listRooms,
  makeGroup,
  addMember,
  removeMember,
  leaveRoom,
  listPosts,
  markRoom,
  reportMessage,
  listMessageReports,
  decideMessageReport,
  blockPerson,
  unblockPerson,
  listBlocks,
  previewBroadcast,
  sendBroadcast,
  listBroadcasts,
  stopBroadcast,
  listNews,
];

/** The routes that need to know whom the bargains kept below this slice tie to somebody. */
export const routesOver = (findTies: FindTies): Route[] => [
  listPartners(findTies),
  openPair(findTies),
  readRoom(findTies),
  writePost(findTies),
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  'contact-message': relationsToContactMessage,
  message: relationsToMessage,
  room: relationsToRoom,
  'message-report': relationsToReport,
  broadcast: relationsToBroadcast,
};

export const jobsOver = (services: Services, findSeen: FindSeen): JobHandler[] => [
  ...passOnJobs(services),
  ...letterJobs(services),
  ...reachJobs(services, findSeen),
  ...broadcastJobs(services),
];

export type { FindTies, Tied } from './find-ties.ts';
export type { FindSeen } from './reach-offline.ts';
export { insertBroadcast } from './broadcast-store.ts';
export { queueReaders, sendQueued } from './send-to-many.ts';
export { insertBlock } from './block-store.ts';
export { insertPost, nextPostNumber } from './post-store.ts';
export { insertReport } from './report-store.ts';
export { findGroupOf, insertRoom } from './room-store.ts';
export { findVoice, findVoiceFiles, insertVoiceMessage, isMessageVoice, keepVoice } from './voice-store.ts';
export { synced } from './synced.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { findPhotoKeys, insertMessage, isMessagePhoto, moveMarks, nextNumber } from './talk-store.ts';
export { writeToMany } from './write-to-many.ts';
export { findNewestToFarmer } from './newest-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { queues } from './queues.ts';
