import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text made once and sent many times: plain, compressed, and the tag by which a browser asks whether it changed. */
export type Ready = { readonly plain: Buffer; readonly brotli: Buffer; readonly tag: string; readonly type: string };

export const ready = (text: string, type = 'text/html; charset=utf-8'): Ready => {
  const plain = Buffer.from(text);
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { plain, brotli, type, tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
};

/** Sends it, or says that what the browser has is still right. */
export const sendReady = (request: FastifyRequest, reply: FastifyReply, page: Ready, status: number) => {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language, accept-encoding')
    .header('etag', page.tag);
  if (status === 200 && request.headers['if-none-match'] === page.tag) return reply.code(304).send();
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (takesBrotli) reply.header('content-encoding', 'br');
  return reply
    .code(status)
    .type(page.type)
    .send(takesBrotli ? page.brotli : page.plain);
};
