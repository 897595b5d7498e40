import { addPhoto, registerFarm, reviseFarm } from '@shuka/domain/farms';
import { sendVoice } from '@shuka/domain/messaging';
import { json, problem, put, type ServerState } from './pretend-state.ts';

type Input = Record<string, unknown> & {
  id?: string;
  farmId?: string;
  was?: object;
  becomes?: object;
  photoId?: string;
};

/** Carries out one act. @returns the code of its refusal, or null. */
const carryOut = (state: ServerState, accountId: string, endpoint: string, input: Input): string | null => {
  if (input['name'] === 'Refuse me') return 'too-many-farms';
  const { id = '', farmId = '' } = input;
  const farm = state.rows.get(`farm ${farmId}`);
  if (endpoint === registerFarm.name) {
    if (!state.rows.has(`farm ${id}`)) {
      const rest = Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'id'));
      put(state, accountId, 'farm', id, {
        ...rest,
        keeperId: accountId,
        revision: 1,
        createdAt: '2026-11-21T12:00:00Z',
      });
      state.applied.push(`${endpoint} ${id}`);
    }
    return null;
  }
  if (endpoint === sendVoice.name) {
    const { keeperId, mediaType, seconds } = input;
    const voice = { mediaType, seconds, isHere: false };
    const said = { keeperId, number: 1, writerId: accountId, writerName: 'A B', text: '', picture: null, voice };
    put(state, accountId, 'message', id, {
      ...said,
      writtenAt: '2026-11-21T12:00:00Z',
      createdAt: '2026-11-21T12:00:00Z',
    });
    return null;
  }
  if (farm === undefined) return 'not-found';
  if (endpoint === reviseFarm.name) put(state, farm.scope, 'farm', farmId, { ...farm.body, ...input.becomes });
  if (endpoint === addPhoto.name && !state.rows.has(`photo ${id}`)) {
    const { plotId, takenAt } = input;
    put(state, farm.scope, 'photo', id, { farmId, plotId, takenAt, keeperId: farm.scope, has: [] });
  }
  state.applied.push(`${endpoint} ${id} ${JSON.stringify(input.becomes ?? null)}`);
  return null;
};

export type PushBody = { device: string; epoch: string; waiting: number; items: [number, number, string, Input][] };

export const takePush = (state: ServerState, accountId: string, body: PushBody): Response => {
  if (state.devices.get(body.device)?.accountId !== accountId) return problem(409, 'device-unknown');
  if (body.epoch !== state.epoch) return problem(409, 'epoch-changed');
  const isOther = ([seq, , endpoint, input]: PushBody['items'][number]): boolean => {
    const done = state.done.get(`${body.device} ${seq}`);
    return done !== undefined && done.text !== JSON.stringify([endpoint, input]);
  };
  if (body.items.some(isOther)) return problem(409, 'device-rolled-back');
  const issues: object[] = [];
  for (const [seq, , endpoint, input] of body.items) {
    const key = `${body.device} ${seq}`;
    let done = state.done.get(key);
    if (done === undefined) {
      const code = carryOut(state, accountId, endpoint, input);
      const issue = code === null ? null : { seq, outcome: 'refused', code, title: `says ${code}`, fields: [] };
      done = { text: JSON.stringify([endpoint, input]), outcome: code === null ? 'applied' : 'refused', issue };
      state.done.set(key, done);
    }
    if (done.issue !== null) issues.push(done.issue);
  }
  const stored = body.items.map(([seq]) => [seq, seq]);
  return json(200, { epoch: state.epoch, stored, issues });
};

const cursorAt = (state: ServerState, rev: number): string => `${state.epoch}~KN.${rev}`;

export const pullLines = (state: ServerState, cursor: string | null): string[] => {
  const [epoch = '', place = ''] = (cursor ?? '').split('~');
  const fresh = epoch !== state.epoch;
  const after = fresh ? 0 : Number(place.split('.')[1] ?? 0);
  type Change = { rev: number; line: object };
  const changes: Change[] = [
    ...[...state.rows.values()].map(({ rev, scope, type, id, body }) => ({
      rev,
      line: { put: [[scope, [[type, id, body]]]] },
    })),
    ...state.gone.map(({ rev, scope, type, id }) => ({ rev, line: { gone: [[scope, type, id]] } })),
    ...state.dropped.map(({ rev, scope }) => ({ rev, line: { drop: [scope] } })),
  ].filter(({ rev }) => rev > after);
  changes.sort((one, other) => one.rev - other.rev);
  const lines = changes.map(({ rev, line }) => ({ at: cursorAt(state, rev), ...line }));
  return [{ epoch: state.epoch, fresh, accountId: state.session }, ...lines, { end: cursorAt(state, state.rev) }].map(
    (line) => JSON.stringify(line),
  );
};
