import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertBroadcast, insertPost, insertReport, insertRoom, nextPostNumber } from '#messaging';
import { insertClip } from '#settings';
import { people, type WorldPerson } from '#world';
import { acceptedRequest } from '#world/mill-runs.ts';
import { webmVoice } from '#world/voices.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { amina, musa, chidi, halima, bola, danjuma } = people;

const byViewer: Readonly<Record<string, WorldPerson>> = {
  farmer: amina,
  manager: chidi,
  investor: bola,
  processor: danjuma,
};

/** A group that Chidi made, or Halima did when whoever looks is to be in none; who leaves is not its maker. */
const roomIdOf = (one: Case, madeBy: WorldPerson = halima): Promise<string> =>
  idFor(one.object, async (whose) => {
    const id = newId();
    const viewer = byViewer[one.viewer];
    const isIn = whose === 'own' && viewer !== undefined;
    const memberIds = [madeBy.accountId, ...(isIn && viewer.accountId !== madeBy.accountId ? [viewer.accountId] : [])];
    const room = { id, kind: 'group', name: 'Bichi', madeBy: madeBy.accountId, memberIds } as const;
    await insertRoom(one.house.pool, { ...room, now: one.house.clock.now() });
    return id;
  });

/** The maker's own for `own`, else Halima's. */
const ownRoomOf = (one: Case): Promise<string> =>
  roomIdOf(one, one.object === 'own' || one.object === 'assigned' ? chidi : halima);

/** A post of Halima's in a room that whoever looks is in, or is not. */
const postIdOf = async (one: Case): Promise<string> => {
  const { house } = one;
  const roomId = await roomIdOf(one);
  const now = house.clock.now();
  const number = await nextPostNumber(house.pool, roomId, halima.accountId, now);
  const by = { writerId: halima.accountId, writerName: 'Halima Sani', isTakenAway: false };
  const post = { id: newId(), roomId, number, ...by, text: 'No.', createdAt: now.toISOString() };
  await insertPost(house.pool, post);
  return post.id;
};

/** Amina and Danjuma are tied by work at the mill. */
const partnerIdOf = async ({ house, viewer, object }: Case): Promise<string> => {
  if (object !== 'own') return newId();
  await acceptedRequest(house);
  return viewer === 'farmer' ? danjuma.accountId : amina.accountId;
};

/** Halima, with whom whoever looks is in a room; else somebody who is not there. */
const metIdOf = async (one: Case): Promise<string> => {
  if (one.object !== 'own') return newId();
  await roomIdOf(one);
  return halima.accountId;
};

const reportIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async () => {
    const id = newId();
    const said = { writerId: musa.accountId, writerName: 'Musa Ibrahim', text: 'No.', hasMore: false };
    const by = { reportedBy: amina.accountId, reason: 'Rude.', now: house.clock.now() };
    await insertReport(house.pool, { id, kind: 'message', messageId: newId(), ...said, ...by });
    return id;
  });

const toFarmers = { role: 'farmer', stateCode: '', lga: '' } as const;

/** What the viewer said to many, or Halima. */
const broadcastIdOf = ({ house, viewer, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const id = newId();
    const own = viewer === 'admin' ? people.ngozi : chidi;
    const { accountId: sentBy } = whose === 'own' ? own : halima;
    const said = { text: 'It rains.', language: 'en', senderName: 'Halima Sani' } as const;
    await insertBroadcast(house.pool, { ...toFarmers, ...said, id, sentBy, now: house.clock.now() });
    return id;
  });

const said = { key: 'farms.add', language: 'ha', text: 'Ƙara gona', mediaType: 'audio/webm' } as const;

/** A text of a screen that was said. */
const clipIdOf = async ({ house }: Case): Promise<string> => {
  const id = newId();
  const fileKey = await house.services.files.put(webmVoice(1), 'webm');
  const recorded = { seconds: 1, recordedBy: people.ngozi.accountId, recordedAt: house.clock.now().toISOString() };
  await insertClip(house.pool, { ...said, ...recorded, id, key: `test.${id}`, version: 1, fileKey });
  return id;
};

/** Input for the operations on rooms and recorded texts; nothing but authorization could refuse it. */
export const roomInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/rooms': () => ({}),
  'GET /api/rooms/partners': () => ({}),
  'POST /api/rooms/pairs': async (one) => ({ id: newId(), partnerId: await partnerIdOf(one) }),
  'POST /api/rooms/groups': () => ({ id: newId(), name: 'Bichi maize', memberIds: [amina.accountId] }),
  'POST /api/rooms/{roomId}/members': async (one) => ({ roomId: await ownRoomOf(one), memberId: amina.accountId }),
  'DELETE /api/rooms/{roomId}/members/{memberId}': async (one) => ({
    roomId: await ownRoomOf(one),
    memberId: amina.accountId,
  }),
  'POST /api/rooms/{roomId}/leave': async (one) => ({ roomId: await roomIdOf(one) }),
  'GET /api/rooms/{roomId}': async (one) => ({ roomId: await roomIdOf(one) }),
  'GET /api/rooms/{roomId}/posts': async (one) => ({ roomId: await roomIdOf(one) }),
  'POST /api/rooms/{roomId}/posts': async (one) => ({ id: newId(), roomId: await roomIdOf(one), text: 'Good day.' }),
  'PUT /api/rooms/{roomId}/read': async (one) => ({ roomId: await roomIdOf(one), number: 0 }),
  'POST /api/message-reports': async (one) => ({
    id: newId(),
    kind: 'post',
    messageId: await postIdOf(one),
    reason: 'Rude.',
  }),
  'GET /api/admin/message-reports': () => ({}),
  'POST /api/admin/message-reports/{reportId}/decision': async (one) => ({
    reportId: await reportIdOf(one),
    verdict: 'no-fault',
    reason: 'It is nothing.',
  }),
  'PUT /api/blocks/{accountId}': async (one) => ({ accountId: await metIdOf(one) }),
  'DELETE /api/blocks/{accountId}': () => ({ accountId: newId() }),
  'GET /api/blocks': () => ({}),
  'POST /api/broadcasts/preview': () => ({ ...toFarmers, text: 'It rains.' }),
  'POST /api/broadcasts': () => ({ ...toFarmers, id: newId(), text: 'It rains.' }),
  'GET /api/broadcasts': () => ({}),
  'POST /api/broadcasts/{broadcastId}/stop': async (one) => ({ broadcastId: await broadcastIdOf(one) }),
  'GET /api/news': () => ({}),
  'GET /api/reference/clips/{language}': () => ({ language: 'ha' }),
  'GET /api/reference/clip-sounds/{clipId}': async (one) => ({ clipId: await clipIdOf(one) }),
  'POST /api/admin/clips': () => ({ ...said, id: newId(), audio: webmVoice(1).toString('base64') }),
};
