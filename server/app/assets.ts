import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Best first: the forms the build makes of each file beside the plain one. */
const packings = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

/**
 * Serves the built parts of the app. Their names change with what is in them, so a part is read once and sent from memory
 * for as long as the server runs: an opening phone asks for sixty, and looking each up on disk took most of what it cost.
 */
export const addAssets = (app: FastifyInstance, folder: string): void => {
  const names = new Set(readdirSync(folder));
  const held = new Map<string, Promise<Buffer>>();
  const bytesOf = (name: string): Promise<Buffer> => {
    const bytes = held.get(name) ?? readFile(join(folder, name));
    held.set(name, bytes);
    // What could not be read now is read when it is asked for again.
    bytes.catch(() => held.delete(name));
    return bytes;
  };
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { name } = request.params as { name: string };
    const type = types[extname(name)];
    if (type === undefined || !names.has(name)) return reply.callNotFound();
    const taken = String(request.headers['accept-encoding'] ?? '');
    const packing = packings.find(
      ({ coding, ending }) => new RegExp(`\\b${coding}\\b`).test(taken) && names.has(`${name}${ending}`),
    );
    if (packing !== undefined) reply.header('content-encoding', packing.coding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type)
      .send(await bytesOf(`${name}${packing?.ending ?? ''}`));
  };
  app.get('/assets/:name', { config: { who: 'anyone' } }, send);
};
