import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { groupDraft, openedRoom, partner, post, postDraft, room } from './room-model.ts';
import { messageNumber } from './talk-model.ts';

const nothing = z.strictObject({});

/** Everybody but admins; of a room, whoever is a member of it now. */
const everybody = { farmer: 'any', 'extension-manager': 'any', investor: 'any', 'agro-processor': 'any' } as const;
const members = {
  farmer: 'counterparty',
  'extension-manager': 'counterparty',
  investor: 'counterparty',
  'agro-processor': 'counterparty',
} as const;
const ofRoom = { kind: 'room', idField: 'roomId' } as const;

export const listRooms = endpoint({
  name: 'messaging.listRooms',
  method: 'GET',
  path: '/api/rooms',
  who: everybody,
  input: nothing,
  output: z.strictObject({ items: z.array(room) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The groups and pairs the viewer is a member of, what was written last first',
});

export const listPartners = endpoint({
  name: 'messaging.listPartners',
  method: 'GET',
  path: '/api/rooms/partners',
  who: everybody,
  input: nothing,
  output: z.strictObject({ items: z.array(partner) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Whom the viewer may write to because a bargain, an order, work at a mill or a holding ties them',
});

export const openPair = endpoint({
  name: 'messaging.openPair',
  method: 'POST',
  path: '/api/rooms/pairs',
  who: everybody,
  input: z.strictObject({ id, partnerId: id }),
  output: z.strictObject({ roomId: id }),
  errors: {},
  offline: 'never',
  audit: 'opened a conversation',
  creates: true,
  summary: 'Opens the one room of two people whom a bargain ties, or answers which it is',
});

export const makeGroup = endpoint({
  name: 'messaging.makeGroup',
  method: 'POST',
  path: '/api/rooms/groups',
  who: { 'extension-manager': 'any' },
  input: groupDraft,
  output: room,
  errors: { 'not-in-care': 409, 'too-many-groups': 409 },
  offline: 'never',
  audit: 'made a group',
  creates: true,
  summary: 'Makes a group of farmers in the care of the manager',
});

export const addMember = endpoint({
  name: 'messaging.addMember',
  method: 'POST',
  path: '/api/rooms/:roomId/members',
  who: { 'extension-manager': 'own' },
  object: ofRoom,
  input: z.strictObject({ roomId: id, memberId: id }),
  output: nothing,
  errors: { 'not-in-care': 409, 'group-full': 409 },
  offline: 'never',
  audit: 'added a member to a group',
  summary: 'Adds a farmer in the care of the manager to their group',
});

export const removeMember = endpoint({
  name: 'messaging.removeMember',
  method: 'DELETE',
  path: '/api/rooms/:roomId/members/:memberId',
  who: { 'extension-manager': 'own' },
  object: ofRoom,
  input: z.strictObject({ roomId: id, memberId: id }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'removed a member from a group',
  summary: 'Takes somebody out of a group; its maker stays',
});

export const leaveRoom = endpoint({
  name: 'messaging.leaveRoom',
  method: 'POST',
  path: '/api/rooms/:roomId/leave',
  who: members,
  object: ofRoom,
  input: z.strictObject({ roomId: id }),
  output: nothing,
  errors: { 'maker-stays': 409 },
  offline: 'never',
  audit: 'left a group',
  summary: 'Leaves a group; nothing of it can be read from then on',
});

export const readRoom = endpoint({
  name: 'messaging.readRoom',
  method: 'GET',
  path: '/api/rooms/:roomId',
  who: members,
  object: ofRoom,
  input: z.strictObject({ roomId: id }),
  output: openedRoom,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'A room with its members, and whether something can be written there now',
});

export const listPosts = endpoint({
  name: 'messaging.listPosts',
  method: 'GET',
  path: '/api/rooms/:roomId/posts',
  who: members,
  object: ofRoom,
  input: z.strictObject({ ...pageQuery, roomId: id }),
  output: page(post),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What was written in a room, newest first, without what a block keeps from the viewer',
});

export const writePost = endpoint({
  name: 'messaging.writePost',
  method: 'POST',
  path: '/api/rooms/:roomId/posts',
  who: members,
  object: ofRoom,
  input: postDraft,
  output: post,
  errors: { blocked: 409, 'not-tied': 409 },
  offline: 'never',
  audit: 'wrote in a room',
  creates: true,
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary: 'Writes to everybody in a room',
});

export const markRoom = endpoint({
  name: 'messaging.markRoom',
  method: 'PUT',
  path: '/api/rooms/:roomId/read',
  who: members,
  object: ofRoom,
  input: z.strictObject({ roomId: id, number: messageNumber }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Says up to which post the viewer has read a room; never back',
});
