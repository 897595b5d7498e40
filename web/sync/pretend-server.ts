import { pullLines, takePush, type PushBody } from './pretend-acts.ts';
import { json, newServer, problem, put, serverDate, type ServerState } from './pretend-state.ts';
import { tus } from './pretend-uploads.ts';
import { fromBase64Url } from './text-bytes.ts';

/*
 * A server of a few records that speaks the sync protocol from memory: for tests of the phone alone. The real one is
 * tested with the real phone elsewhere.
 */

/** What goes wrong on the way; each takes a request and may spoil its answer. */
export type Fault = (path: string, response: () => Promise<Response>) => Promise<Response>;

const putDevice = (
  state: ServerState,
  accountId: string,
  id: string,
  body: { missing: number; waiting: number; recoveryKey?: string },
): Response => {
  const before = state.devices.get(id);
  if (before !== undefined && before.accountId !== accountId) return problem(409, 'device-taken');
  const recoveryKey = body.recoveryKey ?? before?.recoveryKey ?? null;
  // What waited under the phone's devices before this one is not coming back, unless the phone said otherwise.
  const older = [...state.devices].filter(([one, device]) => one !== id && device.accountId === accountId);
  const left = older.reduce((sum, [, device]) => sum + device.waiting, 0);
  older.forEach(([, device]) => (device.waiting = 0));
  const mayBeLost = before?.mayBeLost ?? Math.max(body.missing, left);
  state.devices.set(id, { accountId, recoveryKey, mayBeLost, waiting: body.waiting });
  const lost = mayBeLost === 0 ? null : { count: mayBeLost, since: '2026-11-21T12:00:00Z' };
  return json(200, { epoch: state.epoch, mayBeLost: lost, recoveryKey, trustedUntil: null });
};

const have = (state: ServerState, { device, seqs }: { device: string; seqs: [number, number][] }): Response => {
  const all = seqs.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_one, place) => from + place));
  const missing = all.filter((seq) => !state.done.has(`${device} ${seq}`)).map((seq) => [seq, seq]);
  return json(200, { epoch: state.epoch, missing });
};

const challenge = 'c'.repeat(43);

/** A new session for whoever proves to hold a trusted phone's key. */
const renewal = async (state: ServerState, path: string, init: RequestInit): Promise<Response> => {
  if (path.endsWith('/challenge')) return json(200, { challenge });
  const trusted = state.trusted.get(path.split('/')[3] ?? '');
  if (trusted === undefined) return problem(403, 'not-trusted');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('spki', fromBase64Url(trusted.publicKey), ecdsa, false, ['verify']);
  const { signature } = JSON.parse(String(init.body)) as { signature: string };
  const signed = new TextEncoder().encode(challenge);
  const isRight = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, fromBase64Url(signature), signed);
  if (!isRight) return problem(403, 'not-trusted');
  state.session = trusted.accountId;
  return json(200, { accountId: trusted.accountId });
};

/** The text of gzipped bytes. */
const gunzipText = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

const answer = async (state: ServerState, path: string, init: RequestInit): Promise<Response> => {
  const { session } = state;
  if (/\/(challenge|session)$/.test(path)) return renewal(state, path, init);
  if (session === null) return problem(401, 'not-signed-in');
  if (path === '/api/me') {
    const names = { firstName: 'A', lastName: 'B', email: '', roles: ['farmer'], state: 'active', photoId: null };
    return json(200, { accountId: session, ...names, secondFactor: 'none' });
  }
  if (path.startsWith('/uploads')) return tus(state, path, init);
  if (path.endsWith('/trust')) {
    state.trusted.set(path.split('/')[3] ?? '', {
      accountId: session,
      ...(JSON.parse(String(init.body)) as { publicKey: string }),
    });
    return json(200, { trustedUntil: '2026-12-21T12:00:00Z' });
  }
  if (path.startsWith('/sync/devices/'))
    return putDevice(
      state,
      session,
      path.split('/')[3] ?? '',
      JSON.parse(String(init.body)) as { missing: number; waiting: number },
    );
  if (path === '/sync/push')
    return takePush(state, session, JSON.parse(await gunzipText(init.body as Uint8Array<ArrayBuffer>)) as PushBody);
  if (path === '/sync/have')
    return have(state, JSON.parse(String(init.body)) as { device: string; seqs: [number, number][] });
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  const text = pullLines(state, query.get('c'))
    .map((line) => `${line}\n`)
    .join('');
  return new Response(text, { headers: { 'content-type': 'application/x-ndjson', date: serverDate } });
};

/** Opens a server with nothing in it; `fault` may be set to spoil what it answers. */
export const pretendServer = () => {
  const state = newServer();
  const server = {
    state,
    fault: null as Fault | null,
    put: (scope: string, type: string, id: string, body: Record<string, unknown>): void =>
      put(state, scope, type, id, body),
    drop: (scope: string): void => {
      state.rev += 1;
      state.dropped.push({ scope, rev: state.rev });
      for (const [key, row] of state.rows) if (row.scope === scope) state.rows.delete(key);
    },
    fetch: async (path: string, init: RequestInit): Promise<Response> => {
      state.requests.push(`${init.method ?? 'GET'} ${path.split('?')[0] ?? ''}`);
      const respond = (): Promise<Response> => answer(state, path, init);
      return server.fault === null ? respond() : server.fault(path, respond);
    },
  };
  return server;
};

export type PretendServer = ReturnType<typeof pretendServer>;
