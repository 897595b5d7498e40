import { problem, put, type ServerState, type UploadAtServer } from './pretend-state.ts';

export const tus = (state: ServerState, path: string, init: RequestInit): Response => {
  const headers = init.headers as Record<string, string>;
  const id = path.split('/')[2];
  if (id === undefined) {
    const [photoId = '', part = ''] = (headers['upload-metadata'] ?? '')
      .split(',')
      .map((pair) => atob(pair.split(' ')[1] ?? ''));
    if (!state.rows.has(`${part === 'voice' ? 'message' : 'photo'} ${photoId}`)) return problem(404, 'not-found');
    if (state.photos.has(`${photoId} ${part}`)) return problem(409, 'already-there');
    const key = `${photoId}-${part}`;
    const begun = state.uploads.get(key) ?? { photoId, part, length: Number(headers['upload-length']), bytes: [] };
    state.uploads.set(key, begun);
    return new Response(null, {
      status: 201,
      headers: { location: `/uploads/${key}`, 'upload-offset': String(begun.bytes.length) },
    });
  }
  const upload = state.uploads.get(id);
  if (upload === undefined) return problem(404, 'not-found');
  const offset = (): Record<string, string> => ({ 'upload-offset': String(upload.bytes.length) });
  if (init.method === 'HEAD') return new Response(null, { status: 200, headers: offset() });
  if (Number(headers['upload-offset']) !== upload.bytes.length) return problem(409, 'wrong-offset');
  takeBytes(state, id, upload, init.body as Uint8Array);
  return new Response(null, { status: 204, headers: offset() });
};

const takeBytes = (state: ServerState, id: string, upload: UploadAtServer, bytes: Uint8Array): void => {
  upload.bytes.push(...bytes);
  state.uploadedBytes += bytes.length;
  if (upload.bytes.length < upload.length) return;
  state.photos.set(`${upload.photoId} ${upload.part}`, Uint8Array.from(upload.bytes));
  state.uploads.delete(id);
  const spoken = upload.part === 'voice' ? state.rows.get(`message ${upload.photoId}`) : undefined;
  if (spoken !== undefined)
    put(state, spoken.scope, 'message', upload.photoId, {
      ...spoken.body,
      voice: { ...(spoken.body['voice'] as object), isHere: true },
    });
  const row = state.rows.get(`photo ${upload.photoId}`);
  if (row !== undefined)
    put(state, row.scope, 'photo', upload.photoId, {
      ...row.body,
      has: [...(row.body['has'] as string[]), upload.part],
    });
};
