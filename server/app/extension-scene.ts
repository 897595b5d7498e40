import { newPlan, type Issue, type VisitRequest } from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertIssue, insertPlan, insertRequest, insertVisit, type WrittenVisit } from '#extension';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { picture } from '#world/pictures.ts';
import { oggVoice } from '#world/voices.ts';
import { landOf } from './farm-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

/** The farmer a case is about: Amina, whom Chidi looks after, or one nobody looks after. */
export const keeperIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (await landOf(house, whose)).keeperId);

const day = '2026-05-30';
const moment = '2026-05-30T08:00:00.000Z';

const visitIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId, farmId } = await landOf(house, whose);
    const of = { id: newId(), keeperId, farmId, managerId: people.chidi.accountId, managerName: 'Chidi Okafor' };
    const said = { visitedOn: day, purpose: 'routine', advice: 'Weed it.', rating: null, ratingNote: '' } as const;
    const visit: WrittenVisit = { ...of, ...said, corrects: null, createdAt: moment };
    await insertVisit(house.pool, visit, null);
    return visit.id;
  });

const requestIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId } = await landOf(house, whose);
    const asked = { wantedOn: null, reason: 'Come.', state: 'asked', plannedOn: null, answer: '' } as const;
    const request: VisitRequest = { id: newId(), keeperId, ...asked, createdAt: moment };
    await insertRequest(house.pool, request);
    return request.id;
  });

const planIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId } = await landOf(house, whose);
    const planned = { plannedOn: day, timeOfDay: null, purpose: 'routine', note: '' } as const;
    const draft = { id: newId(), keeperId, farmId: null, ...planned };
    await insertPlan(house.pool, newPlan(draft, people.chidi.accountId, 0, new Date(moment)));
    return draft.id;
  });

export const issueIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId, farmId } = await landOf(house, whose);
    const told = { kind: 'pests', description: 'Worms.', photoIds: [], voiceId: null } as const;
    const standing = { state: 'open', answer: '', openedAt: moment, closedAt: null } as const;
    const issue: Issue = { id: newId(), keeperId, farmId, ...told, photoIds: [], ...standing };
    await insertIssue(house.pool, issue, keeperId);
    return issue.id;
  });

const voiceIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId } = await landOf(house, whose);
    const key = await house.services.files.put(oggVoice(2), 'ogg');
    const id = newId();
    await run(
      house.pool,
      sql`insert into extension.voice (id, keeper_id, added_by, media_type, file_key, created_at)
          values (${id}, ${keeperId}, ${keeperId}, 'audio/ogg', ${key}, ${moment})`,
    );
    return id;
  });

/** Gives Chidi a face. */
const faceOfChidi = async ({ house }: Case): Promise<string> => {
  const key = await house.services.files.put(await picture('webp'), 'webp');
  await run(house.pool, sql`update accounts.account set photo_key = ${key} where id = ${people.chidi.accountId}`);
  return key;
};

/** Input for the operations on extension; nothing but authorization could refuse it. */
export const extensionInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/farmers/{keeperId}/visits': async (one) => ({
    id: newId(),
    keeperId: await keeperIdOf(one),
    farmId: null,
    visitedOn: day,
    purpose: 'routine',
    advice: 'Weed it.',
    requestId: null,
    planId: null,
    corrects: null,
    form: null,
    proof: null,
  }),
  'POST /api/visits/{visitId}/confirmation': async (one) => ({ visitId: await visitIdOf(one), tookPlace: true }),
  'GET /api/visit-codes': () => ({}),
  'POST /api/farmers/{keeperId}/visit-plans': async (one) => ({
    id: newId(),
    keeperId: await keeperIdOf(one),
    farmId: null,
    plannedOn: day,
    timeOfDay: 'morning',
    purpose: 'routine',
    note: '',
  }),
  'POST /api/visit-plans/{planId}/revision': async (one) => ({
    planId: await planIdOf(one),
    plannedOn: '2026-06-09',
    timeOfDay: null,
    reason: '',
  }),
  'POST /api/visits/{visitId}/rating': async (one) => ({ visitId: await visitIdOf(one), rating: 4, note: '' }),
  'POST /api/visit-requests': () => ({ id: newId(), wantedOn: null, reason: 'Come and see.' }),
  'POST /api/visit-requests/{requestId}/answer': async (one) => ({
    requestId: await requestIdOf(one),
    state: 'planned',
    plannedOn: '2026-06-10',
    answer: '',
  }),
  'POST /api/farmers/{keeperId}/issues': async (one) => ({
    id: newId(),
    keeperId: await keeperIdOf(one),
    farmId: null,
    kind: 'pests',
    description: 'Worms.',
    photoIds: [],
    voiceId: null,
  }),
  'POST /api/issues/{issueId}/answer': async (one) => ({
    issueId: await issueIdOf(one),
    answer: 'Spray.',
    isSolved: false,
  }),
  'POST /api/issues/{issueId}/closing': async (one) => ({ issueId: await issueIdOf(one) }),
  'POST /api/farmers/{keeperId}/voices': async (one) => ({
    id: newId(),
    keeperId: await keeperIdOf(one),
    mediaType: 'audio/ogg',
    audio: oggVoice(2).toString('base64'),
  }),
  'POST /api/farmers/{keeperId}/task-words': async (one) => ({
    id: newId(),
    taskId: `overdue-visit:${newId()}`,
    keeperId: await keeperIdOf(one),
    state: 'snoozed',
    until: '2026-06-05',
    reason: 'She travels.',
  }),
  'GET /api/voices/{voiceId}': async (one) => ({ voiceId: await voiceIdOf(one) }),
  'GET /api/farmers/{keeperId}/agent-photo/{photoId}': async (one) => ({
    keeperId: await keeperIdOf(one),
    photoId: await faceOfChidi(one),
  }),
};
